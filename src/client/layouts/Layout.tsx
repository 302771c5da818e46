import { DocLayout, type LayoutProps } from './DocLayout.tsx';
import { PlainLayout } from './PlainLayout.tsx';

/** The layout of a page, around its content: docs have one, all other pages another. */
export function Layout(props: LayoutProps) {
  return props.page.doc ? <DocLayout {...props} /> : <PlainLayout {...props} />;
}
