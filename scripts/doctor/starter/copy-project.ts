import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { COMPONENTS } from '../../codegen/read-components.ts';

/** Why components cannot be tried, for a developer who has only the terminal. */
export class StarterError extends Error {}

/** Copies the project to a folder, with the JSS components in `adopted`. */
export function copyProject(adopted: string, folder: string): void {
  for (const file of listProjectFiles()) cpSync(file, path.join(folder, file));
  copyTree('node_modules', path.join(folder, 'node_modules'));
  cpSync(adopted, path.join(folder, COMPONENTS), { recursive: true });
}

/** Lists the files of the project that Git knows or would add. */
function listProjectFiles(): string[] {
  const { status, stdout, stderr } = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new StarterError(
      `The doctor copies the files that Git knows, but git ls-files has failed: ${stderr ?? ''}`,
    );
  }
  // Git also knows the files that were deleted since the last commit.
  return stdout.split('\0').filter((file) => file !== '' && existsSync(file));
}

/** Links each file, because the bundler does not follow a link to a folder outside of the project. */
export function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    // The temporary folder can be on another disk, where there are no links to the project's files.
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    cpSync(source, target);
  }
}
