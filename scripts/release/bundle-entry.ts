import path from 'node:path';
import { build } from 'esbuild';

/** Some packages in the bundle are CommonJS and load Node's own modules with `require`. */
const BANNER =
  "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);";

/** Bundles the server entry with all that it imports as `server.mjs`. It loads Next from the release. */
export async function bundleEntry(folder: string): Promise<void> {
  await build({
    entryPoints: ['server/main.ts'],
    outfile: path.join(folder, 'server.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: BANNER },
    logLevel: 'error',
  });
}
