import { z } from 'zod';
import { parseJson } from '@/platform/json/parse-json';
import { SECTION_PROBLEM, toComponentError } from '@/texts/error-catalogue';

/** Finds the tried components in the texts that editors see in place of a component that fails (`SectionProblem`). */
export function listShownFailures(notices: readonly string[], names: readonly string[]): string[] {
  return notices.flatMap((notice) => {
    const [first, ...reason] = notice.split('\n');
    const name = names.find((one) => toComponentError(one) === first);
    return name === undefined ? [] : [toFailure(name, reason.join(' '))];
  });
}

/** Returns whether more components fail for visitors than `others`, which are not tried. Visitors see no names. */
export function failsForVisitors(notices: readonly string[], others: number): boolean {
  return notices.filter((notice) => notice === SECTION_PROBLEM).length > others;
}

const LogLine = z.object({
  level: z.literal('error'),
  msg: z.string(),
  componentName: z.string(),
  error: z.unknown(),
});

const LoggedError = z.object({ message: z.string() });

/** Lists what the log of the site says of the tried components: that they fail on the server, or their loaders. */
export function listLoggedFailures(log: string, names: readonly string[]): string[] {
  return log.split('\n').flatMap((line) => {
    const { success, data } = LogLine.safeParse(parseJson(line));
    if (!success || !names.includes(data.componentName)) return [];
    const reason = LoggedError.safeParse(data.error).data?.message ?? '';
    return [toFailure(data.componentName, `${reason}, says the log: ${data.msg}`)];
  });
}

const toFailure = (name: string, reason: string): string => `${name} fails: ${reason}`;
