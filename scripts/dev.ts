import { watch } from 'node:fs';
import { writeGallery } from './gallery/write-gallery.ts';
import { sitePort } from './run/environment.ts';
import { printFailure } from './run/run-task.ts';
import { prepareRun, start, startLocalCms } from './run/supervise.ts';

const HELP = `Runs everything for development: the local CMS on port 4000, \`next dev\` on port 3000
(LOCAL_CMS_PORT=… and PORT=… change the ports), and \`npm run codegen -- --watch\`.

Only in development, the page /what-can-go-wrong shows every kind of failure, and the pages of /components show the
samples of every component, in the theme of each site. Ctrl-C stops everything.`;

const GALLERY = '.next/gallery';

/** Writes the gallery. A mistake in a sample is reported, and the last good gallery stays. */
function updateGallery(): void {
  try {
    writeGallery(GALLERY);
  } catch (error) {
    // Isolation point: an editor saves half a sample, and everything else must go on.
    printFailure('gallery', error);
  }
}

async function run(): Promise<void> {
  const prepared = prepareRun();
  // `next dev` renders a page at each request, so there is nothing to renew after a publish.
  const env: NodeJS.ProcessEnv = { ...prepared.env, REVALIDATE_SECRET: '' };

  if (prepared.isLocal) {
    updateGallery();
    watch('src/components', { recursive: true, persistent: false }, (_event, file) => {
      if (file?.endsWith('.sample.yml')) updateGallery();
    });
    // tests/content contains the page /what-can-go-wrong.
    startLocalCms(env, ['--overlay', 'tests/content', '--overlay', GALLERY]);
  }
  start('The component map', ['scripts/codegen.ts', '--watch'], env);
  const siteEnv = {
    ...env,
    SHOW_ERROR_DETAILS: 'true',
    SEND_SERVER_TIMING: 'true',
    // What `next dev` replaces in a page, it runs with inline scripts and `eval`.
    CSP_SCRIPT_SOURCES: [env.CSP_SCRIPT_SOURCES, "'unsafe-inline'", "'unsafe-eval'"]
      .filter((sources) => sources && sources !== 'none')
      .join(','),
  };
  start('The site', ['node_modules/next/dist/bin/next', 'dev', '--port', sitePort(env)], siteEnv);
}

if (process.argv.includes('--help')) console.log(HELP);
else await run();
