import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives all tests of a run one folder for temporary files, so that none of them remains. */
export default function createTemporaryFolder(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-tests-'));
  // `os.tmpdir()` reads this variable, also in Jest's workers and in the processes that tests start.
  process.env.TMPDIR = folder;
  process.env.TEST_FOLDER = folder;
}
