import { rmSync } from 'node:fs';

/** Removes the folder that `create-temporary-folder.ts` has created. */
export default function removeTemporaryFolder(): void {
  const folder = process.env.TEST_FOLDER;
  if (folder) rmSync(folder, { recursive: true });
}
