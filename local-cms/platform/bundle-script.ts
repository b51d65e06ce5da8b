import { buildSync } from 'esbuild';

/** A script for the browser, with the styles that it imports. */
type Bundle = { script: string; styles: string };

const bundles = new Map<string, Bundle>();

/** Bundles a script for the browser when it is first needed, because most starts of the local CMS need none. */
export function bundle(entry: string): Bundle {
  const known = bundles.get(entry);
  if (known) return known;
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    minify: true,
    write: false,
    // Only names the files; nothing is written.
    outdir: '/',
  });
  const read = (ending: string) =>
    outputFiles
      .filter(({ path }) => path.endsWith(ending))
      .map(({ text }) => text)
      .join('');
  const made = { script: read('.js'), styles: read('.css') };
  bundles.set(entry, made);
  return made;
}

export const bundleScript = (entry: string): string => bundle(entry).script;
