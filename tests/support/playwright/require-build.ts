import { existsSync } from 'node:fs';

/** The specs test the built site, as visitors get it. */
export default function requireBuild(): void {
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build to test. Run `npm run build` first.');
}
