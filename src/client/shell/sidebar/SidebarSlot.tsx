import { Suspense, use, useEffect } from 'react';
import { partIsReady } from '../../runtime/start/replay.ts';
import type { View } from '../../runtime/view.ts';
import { Sidebar } from './Sidebar.tsx';

interface SidebarSlotProps {
  sidebar: NonNullable<View['sidebar']>;
  path: string;
}

/** The sidebar in its own boundary: the prerendered HTML stays until the tree has loaded. */
export function SidebarSlot({ sidebar, path }: SidebarSlotProps) {
  return (
    <div data-part="sidebar">
      <Suspense>
        <Tree sidebar={sidebar} path={path} />
      </Suspense>
    </div>
  );
}

function Tree({ sidebar, path }: SidebarSlotProps) {
  const items = use(sidebar.tree.promise);
  useEffect(() => partIsReady('sidebar'), []);
  return <Sidebar items={items} href={path} id={sidebar.id} />;
}
