import { createCmsClient } from '@/cms/client/create-cms-client';
import { readEnvironment } from '../run/environment.ts';
import { createReport, type Report } from './create-report.ts';
import { HELP, type Options, readOptions } from './options.ts';
import { isFailed, type Outcome, runChecks } from './run-checks.ts';
import { readSettings, type Settings } from './settings.ts';

const EXIT = { passed: 0, failed: 1, misused: 2 };

export async function runDoctor(args: string[]): Promise<number> {
  const read = readOptions(args);
  if ('problem' in read) {
    console.error(`${read.problem}\n\n${HELP}`);
    return EXIT.misused;
  }
  if (read.options.help) {
    console.log(HELP);
    return EXIT.passed;
  }
  if (read.options.starter !== undefined) return checkStarter(read.options);
  const found = readSettings(readEnvironment(), read.options);
  if ('problems' in found) {
    createReport([], console.log).printOutcome(toEnvironmentOutcome(found.problems));
    return EXIT.failed;
  }
  const report = createReport(found.settings.secrets, console.log);
  try {
    return await checkSite(found.settings, report);
  } finally {
    report.stopProgress();
  }
}

async function checkStarter({ starter = '', content, pictures }: Options): Promise<number> {
  // Imported here, because only this check needs a browser.
  const { tryStarter } = await import('./starter/try-starter.ts');
  return (await tryStarter({ starter, content, pictures })) ? EXIT.passed : EXIT.failed;
}

function toEnvironmentOutcome(problems: readonly string[]): Outcome {
  const advice = 'Correct it in the shell, .env.local or .env; .env.example describes it.';
  const diagnostics = problems.map((problem) => ({ problem, advice }));
  return { name: 'the environment', diagnostics, blockedBy: null };
}

async function checkSite(settings: Settings, report: Report): Promise<number> {
  const { site, editors, config } = settings;
  report.print(`site      ${site}`);
  report.print(`CMS       ${new URL(config.cms.endpoint).origin}`);
  report.print(`editors   ${editors.join(', ')}`);
  report.printOutcome(toEnvironmentOutcome([]));
  const cms = createCmsClient({ ...config.cms, deadlineMs: config.timeouts.cmsMs });
  const outcomes: Outcome[] = [];
  for await (const outcome of runChecks({ ...settings, cms, setProgress: report.setProgress })) {
    report.printOutcome(outcome);
    outcomes.push(outcome);
  }
  const failed = outcomes.filter(isFailed).length;
  const skipped = outcomes.filter(({ blockedBy }) => blockedBy !== null).length;
  report.print(`${outcomes.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped.`);
  return failed > 0 ? EXIT.failed : EXIT.passed;
}
