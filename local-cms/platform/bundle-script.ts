import { buildSync } from 'esbuild';

export function bundleScript(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
