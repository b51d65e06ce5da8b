import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';

const BUILT_FROM = ['src', 'public', 'next.config.js', 'package-lock.json', 'tsconfig.json'];
const BUILD_ID = '.next/BUILD_ID';

/** Builds the site unless the last build is newer than everything that it was built from. */
export function buildIfStale(): void {
  const builtAt = statSync(BUILD_ID, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Math.max(...BUILT_FROM.map(newestChange)) < builtAt) return;

  console.log('Building the site; this takes about half a minute the first time …');
  const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The build has failed; the reason stands above.');
    process.exit(1);
  }
}

function newestChange(fileOrFolder: string): number {
  const stat = statSync(fileOrFolder);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(fileOrFolder, { recursive: true, encoding: 'utf8' }).reduce(
    (newest, file) => Math.max(newest, statSync(`${fileOrFolder}/${file}`).mtimeMs),
    stat.mtimeMs,
  );
}
