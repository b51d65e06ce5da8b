import { readdirSync, statSync } from 'node:fs';
import { readEnvironment } from './environment.ts';
import { runToEnd } from './supervise.ts';

const BUILT_FROM = ['src', 'public', 'next.config.js', 'package-lock.json', 'tsconfig.json'];
const BUILD_ID = '.next/BUILD_ID';

/** Builds the site if a source is newer than the last build, with codegen first. Returns whether there is a build. */
export async function buildIfStale(): Promise<boolean> {
  const builtAt = statSync(BUILD_ID, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Math.max(...BUILT_FROM.map(getNewestChange)) < builtAt) return true;

  console.log('Building the site. The first time takes about half a minute …');
  const env = readEnvironment();
  if (!(await runToEnd('Codegen', ['scripts/codegen.ts'], env))) return false;
  return runToEnd('The build', ['node_modules/next/dist/bin/next', 'build'], env);
}

function getNewestChange(fileOrFolder: string): number {
  const stat = statSync(fileOrFolder, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(fileOrFolder, { recursive: true, encoding: 'utf8' }).reduce(
    (newest, file) => Math.max(newest, statSync(`${fileOrFolder}/${file}`).mtimeMs),
    stat.mtimeMs,
  );
}
