import { existsSync } from 'node:fs';

/** Throws if there is no build: the browser tests run against the built site. */
export default function requireBuild(): void {
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build to test. Run `npm run build` first.');
}
