import { buildSync } from 'esbuild';

const bundled = new Map<string, string>();

/** Bundles a script for the browser when it is first needed, because most starts of the local CMS need none. */
export function bundleScript(entry: string): string {
  const known = bundled.get(entry);
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
  });
  const script = outputFiles.map(({ text }) => text).join('');
  bundled.set(entry, script);
  return script;
}
