import { bundleEntry } from './release/bundle-entry.ts';
import { createRelease } from './release/create-release.ts';
import { CURRENT_RELEASE, RELEASES } from './release/release-folder.ts';

const HELP = `Makes a release of the last \`next build\`: ${RELEASES}/<time>-<build id>, a folder that runs alone with
\`node server.mjs\`. ${CURRENT_RELEASE} points to it. It contains the assets of the two releases before it, which are kept.

  npm run build     builds and runs this`;

async function run(): Promise<void> {
  const name = await createRelease({ project: '.', releases: RELEASES, bundleEntry });
  console.log(`\nThe release ${RELEASES}/${name} is now current. Restart the site to serve it.`);
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
