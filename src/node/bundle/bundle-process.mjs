/**
 * Process of `engine.ts`: bundles the engine while the build reads the site, and gives back the memory that
 * the bundler takes. Plain JavaScript that registers the loader for TypeScript, because the process starts without one.
 *
 * Arguments: the project's folder, and the folder to write into.
 */
import { register } from 'tsx/esm/api';

// A bundle whose build has ended is no longer needed.
process.once('disconnect', () => process.exit());
if (!process.connected) process.exit();

const [root, dir] = process.argv.slice(2);
try {
  // Before the loader, which would look in these large files for what it has to rewrite.
  await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  register();
  const { bundle } = await import('./bundle.ts');
  await bundle(root, dir);
} catch (error) {
  process.exitCode = 1;
  await new Promise((resolve) => process.send(error, resolve));
}
process.disconnect();
