import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseJson } from '@/platform/json/parse-json';
import type { Logger } from '@/platform/telemetry/logger';

/** Violations that are read in a minute. Anyone can report them, so the others are dropped. */
const MAX_VIOLATIONS = 100;
const WINDOW_MS = 60_000;
/** Each kind of violation is logged once in this time. */
const LOG_AGAIN_MS = 3_600_000;
const MAX_KINDS = 500;
/** Browsers collect reports and send several at once. */
const MAX_AT_ONCE = 20;

const short = z.string().transform((text) => text.slice(0, 200));

/** What `report-uri` sends (CSP 3 §5.3). */
const OldReport = z.object({
  'csp-report': z
    .object({
      'document-uri': short,
      'blocked-uri': short.default(''),
      'effective-directive': short.optional(),
      'violated-directive': short.default(''),
      disposition: short.default('enforce'),
    })
    .transform((report) => ({
      documentURL: report['document-uri'],
      blockedURL: report['blocked-uri'],
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
      disposition: report.disposition,
    })),
});

/** What `report-to` sends (Reporting API). */
const NewReports = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: short,
      blockedURL: short.nullish().transform((url) => url ?? ''),
      effectiveDirective: short,
      disposition: short,
    }),
  }),
);

type Violation = z.output<typeof OldReport>['csp-report'];

type ReportHandler = (method: string, body: string) => { status: number; headers?: Record<string, string> };

/** Logs each kind of violation once: the directive, what it blocked, and on which page that was seen first. */
export function createReportHandler(logger: Logger, now: () => number = Date.now): ReportHandler {
  const logged = new LRUCache<string, true>({
    max: MAX_KINDS,
    ttl: LOG_AGAIN_MS,
    ttlResolution: 0,
    perf: { now },
  });
  let window = { endsAt: 0, count: 0 };

  function log({ documentURL, blockedURL, effectiveDirective, disposition }: Violation): void {
    const blocked = toSource(blockedURL);
    const kind = `${effectiveDirective} ${blocked}`;
    if (logged.has(kind)) return;
    logged.set(kind, true);
    const fields = { directive: effectiveDirective, blocked, page: toPath(documentURL), disposition };
    logger.warn(fields, 'A browser reported a violation of the Content-Security-Policy');
  }

  return (method, body) => {
    if (method !== 'POST') return { status: 405, headers: { Allow: 'POST' } };
    const violations = readViolations(body);
    if (!violations?.length) return { status: 400 };
    if (now() >= window.endsAt) window = { endsAt: now() + WINDOW_MS, count: 0 };
    const read = violations.slice(0, Math.min(MAX_AT_ONCE, MAX_VIOLATIONS - window.count));
    if (read.length === 0) return { status: 429 };
    window.count += read.length;
    read.forEach(log);
    return { status: 204 };
  };
}

function readViolations(body: string): Violation[] | null {
  const json = parseJson(body);
  const old = OldReport.safeParse(json).data?.['csp-report'];
  if (old) return [old];
  return NewReports.safeParse(json).data?.map((report) => report.body) ?? null;
}

/** Returns the origin of a blocked URL, or its scheme, or a keyword such as `inline`. The rest can be private. */
function toSource(blocked: string): string {
  const url = URL.parse(blocked);
  if (!url) return blocked;
  return url.origin === 'null' ? url.protocol : url.origin;
}

const toPath = (page: string): string => URL.parse(page)?.pathname ?? '';
