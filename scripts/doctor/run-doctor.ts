import { readEnvironment } from '../run/environment.ts';
import { checks } from './checks.ts';
import { createReport, type Report } from './create-report.ts';
import { createDoctor } from './doctor.ts';
import { HELP, readOptions } from './options.ts';
import { type Outcome, runChecks } from './run-checks.ts';
import { readSettings, type Settings } from './settings.ts';

const EXIT = { healthy: 0, faulty: 1, misused: 2 };

/** Reads the command line, checks the site, prints what it finds; gives the exit code. */
export async function runDoctor(args: string[]): Promise<number> {
  const read = readOptions(args);
  if ('problem' in read) {
    console.error(`${read.problem}\n\n${HELP}`);
    return EXIT.misused;
  }
  if (read.options.help) {
    console.log(HELP);
    return EXIT.healthy;
  }
  const found = readSettings(readEnvironment(), read.options);
  if ('problems' in found) {
    const report = createReport([], console.log);
    report.end();
    report.printOutcome(toEnvironmentOutcome(found.problems));
    report.end();
    return EXIT.faulty;
  }
  return checkSite(found.settings, createReport(found.settings.secrets, console.log));
}

function toEnvironmentOutcome(problems: readonly string[]): Outcome {
  const advice = 'Correct it in the shell, .env.local or .env; .env.example describes it.';
  return { name: 'the environment', findings: problems.map((problem) => ({ problem, advice })), lacks: null };
}

async function checkSite(settings: Settings, report: Report): Promise<number> {
  const { site, editors, config } = settings;
  report.print(`site      ${site}`);
  report.print(`CMS       ${new URL(config.cms.endpoint).origin}`);
  report.print(`editors   ${editors.join(', ')}\n`.trimEnd());
  report.printOutcome(toEnvironmentOutcome([]));
  const outcomes: Outcome[] = [];
  try {
    for await (const outcome of runChecks(checks, createDoctor(settings, report.tell))) {
      report.printOutcome(outcome);
      outcomes.push(outcome);
    }
  } finally {
    report.end();
  }
  return summarize(outcomes, report);
}

function summarize(outcomes: readonly Outcome[], report: Report): number {
  const failed = outcomes.filter(({ findings }) => findings.some(({ isHint }) => !isHint)).length;
  const skipped = outcomes.filter(({ lacks }) => lacks !== null).length;
  const passed = outcomes.length - failed - skipped;
  report.print(`${passed} passed, ${failed} failed, ${skipped} not checked.`);
  return failed > 0 ? EXIT.faulty : EXIT.healthy;
}
