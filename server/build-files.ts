import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { decodeText } from '../src/platform/text/decode-text.ts';

export type BuildFiles = { buildId: string; isMissing: (path: string) => boolean };

/** Reads which files below `/_next/` the build has: its own, and in a release those of the releases before it. */
export async function readBuildFiles(dir: string): Promise<BuildFiles> {
  const buildId = (await readFile(path.join(dir, '.next/BUILD_ID'), 'utf8')).trim();
  const folder = path.join(dir, '.next/static');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => `/_next/static/${file.split(path.sep).join('/')}`),
  );
  return { buildId, isMissing: (requested) => isMissing(requested, files, `/_next/data/${buildId}/`) };
}

/** Next would answer with a page for what is missing, and caches would keep it (docs/decisions/029). */
function isMissing(requested: string, files: ReadonlySet<string>, dataFolder: string): boolean {
  // A URL that ends in a slash is redirected to the one without it.
  if (!requested.startsWith('/_next/') || requested.endsWith('/')) return false;
  return !requested.startsWith(dataFolder) && !files.has(decodeText(requested) ?? '');
}

const RequiredServerFiles = z.object({ config: z.record(z.string(), z.unknown()) });

/** Reads the configuration that the site was built with, so that a release needs no next.config.js. */
export async function readBuildConfig(dir: string): Promise<Record<string, unknown>> {
  const text = await readFile(path.join(dir, '.next/required-server-files.json'), 'utf8');
  return RequiredServerFiles.parse(JSON.parse(text)).config;
}

const RoutesManifest = z.object({
  headers: z.array(
    z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
});

/** Reads the headers that next.config.js gives to every response. Throws if the build has none. */
export async function readCommonHeaders(dir: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(path.join(dir, '.next/routes-manifest.json'), 'utf8');
  const rule = RoutesManifest.parse(JSON.parse(text)).headers.find(({ source }) => source === '/:path*');
  if (!rule) throw new Error('The build has no headers for every response');
  return new Map(rule.headers.map(({ key, value }) => [key, value]));
}
