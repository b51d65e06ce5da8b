import { existsSync } from 'node:fs';

/** Throws if there is no build, because the specs test the site as it is built for visitors. */
export default function requireBuild(): void {
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build to test. Run `npm run build` first.');
}
