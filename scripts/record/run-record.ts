import { CmsError } from '@/cms/client/cms-error';
import { createCmsClient } from '@/cms/client/create-cms-client';
import { fetchSites } from '@/cms/queries/fetch-sites';
import { ConfigError, parseConfig } from '@/platform/config/config';
import { ContentError } from '../../local-cms/content/content-error.ts';
import { isNodeError } from '../../local-cms/content/content-files.ts';
import { createReport } from '../doctor/create-report.ts';
import { readEnvironment } from '../run/environment.ts';
import { createBudget, isBudgetSpent } from './budget.ts';
import { chooseFolders } from './choose-folders.ts';
import { HELP, type Options, readOptions } from './options.ts';
import { recordSite } from './record-site.ts';
import { createFailures, type Recorder } from './recorder.ts';
import { RecordingError } from './recording-error.ts';
import { openRecordingFolder } from './recording-folder.ts';
import { toCount } from './to-count.ts';

const EXIT = { complete: 0, incomplete: 1, misused: 2 };

/** The time for all attempts of a request. It is long, because the CMS can ask for a pause with `Retry-After`. */
const DEADLINE_MS = 120_000;

const CONTINUE = 'Run the same command again to continue. Recorded files are not requested again.';

export async function runRecord(
  args: string[],
  env: NodeJS.ProcessEnv = readEnvironment(),
  write: (line: string) => void = console.log,
): Promise<number> {
  const read = readOptions(args);
  if ('problem' in read) {
    console.error(`${read.problem}\n\n${HELP}`);
    return EXIT.misused;
  }
  if ('isHelp' in read) {
    write(HELP);
    return EXIT.complete;
  }
  const secrets = [env.SITECORE_EDGE_CONTEXT_ID, env.SITECORE_API_KEY, env.JSS_EDITING_SECRET].flatMap(
    (secret) => secret?.trim() || [],
  );
  const report = createReport(secrets, write);
  try {
    // The recorder does not need the site's name, which parseConfig requires.
    const config = parseConfig({ ...env, SITECORE_SITE_NAME: env.SITECORE_SITE_NAME || 'any' });
    const budget = createBudget(read.options.maxRequests);
    const recorder: Recorder = {
      cms: createCmsClient({ ...config.cms, deadlineMs: DEADLINE_MS, fetch: budget.fetch }),
      config,
      options: read.options,
      secrets,
      fetch: budget.fetch,
      print: report.print,
      setProgress: report.setProgress,
      failures: createFailures(report.print),
    };
    const isComplete = await recordSites(recorder);
    report.print(`requests: ${budget.sent}`);
    return isComplete ? EXIT.complete : EXIT.incomplete;
  } catch (error) {
    const lines = toProblem(error, read.options);
    if (!lines) throw error;
    for (const line of lines) report.print(line);
    return EXIT.incomplete;
  } finally {
    report.stopProgress();
  }
}

/** Returns whether everything is recorded. */
async function recordSites(recorder: Recorder): Promise<boolean> {
  const { cms, config, options, secrets, print, failures } = recorder;
  print(`CMS   ${new URL(config.cms.endpoint).origin}`);
  recorder.setProgress('list of sites');
  const chosen = await chooseFolders(await fetchSites(cms), options);
  for (const { info, folder } of chosen) {
    await recordSite(recorder, openRecordingFolder(folder, secrets), info);
  }
  if (failures.count > 0) {
    print(`${toCount(failures.count, 'part')} could not be recorded. ${CONTINUE}`);
    return false;
  }
  const [first] = chosen;
  if (first)
    print(`To show the site from content/: SITECORE_SITE_NAME=${quoteForShell(first.info.name)} npm start`);
  return true;
}

const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns null for an error that nobody expects. */
function toProblem(error: unknown, { maxRequests }: Options): string[] | null {
  if (isBudgetSpent(error)) return [`STOP  --max-requests ${maxRequests} is used up. ${CONTINUE}`];
  if (error instanceof ConfigError) return error.problems.map((problem) => `FAIL  ${problem}`);
  if (error instanceof RecordingError) return [`FAIL  ${error.message}`];
  if (error instanceof ContentError) return error.message.split('\n').map((line) => `FAIL  ${line}`);
  // For example a full disk, or a file in place of a folder.
  if (isNodeError(error) && error.syscall !== undefined) return [`FAIL  ${error.message}`];
  if (!(error instanceof CmsError)) return null;
  const isRejected = error.status === 400 || error.status === 401 || error.status === 403;
  const advice = isRejected
    ? 'Check SITECORE_EDGE_CONTEXT_ID or SITECORE_API_KEY: the CMS rejects this environment.'
    : CONTINUE;
  return [`FAIL  ${error.message}.`, `      → ${advice}`];
}
