import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { METRICS } from '@/platform/telemetry/metrics';

/** Debian's package `prometheus` contains it. */
const PROMTOOL = 'promtool';

const ALERTS = 'deploy/prometheus/alerts.yml';

const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});

const Dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
  ),
});

const rules = Alerts.parse(parse(readFileSync(ALERTS, 'utf8'))).groups.flatMap((group) => group.rules);
const { panels } = Dashboard.parse(JSON.parse(readFileSync('deploy/grafana/marquee.json', 'utf8')));
const operations = readFileSync('docs/operations.md', 'utf8');

const SUFFIXES = { counter: ['_total'], gauge: [''], histogram: ['_bucket', '_count', '_sum'] };

/** The names that Prometheus gives the metrics, with the labels of each. */
const known = new Map(
  Object.values(METRICS).flatMap(({ name, kind, attributes }) =>
    SUFFIXES[kind].map((suffix) => [
      name.replaceAll('.', '_') + suffix,
      new Set<string>(['instance', ...attributes, ...(suffix === '_bucket' ? ['le'] : [])]),
    ]),
  ),
);

/** Lists what a query names that does not exist. */
function findUnknown(expr: string): string[] {
  return [...expr.matchAll(/(marquee_\w+)(?:\{([^}]*)\})?/g)].flatMap(([, metric = '', selector = '']) => {
    const labels = known.get(metric);
    if (!labels) return [metric];
    const named = [...selector.matchAll(/(\w+)\s*(?:=|!)/g)].map(([, label = '']) => label);
    return named.filter((label) => !labels.has(label)).map((label) => `${metric}{${label}}`);
  });
}

test.each(rules)('the alert $alert names metrics that exist', ({ expr }) => {
  expect(expr).toMatch(/marquee_|^up\{/);
  expect(findUnknown(expr)).toEqual([]);
});

test.each(panels.filter(({ targets }) => targets.length > 0))(
  'the panel "$title" names metrics that exist',
  ({ targets }) => {
    for (const { expr } of targets) {
      expect(expr).toContain('marquee_');
      expect(findUnknown(expr)).toEqual([]);
    }
  },
);

test('finds a metric and a label that do not exist', () => {
  expect(findUnknown('rate(marquee_errors_total{kind="a"}[5m]) + marquee_nothing')).toEqual([
    'marquee_errors_total{kind}',
    'marquee_nothing',
  ]);
});

test('the dashboard shows every metric', () => {
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join();
  const missing = Object.values(METRICS).filter(({ name }) => !shown.includes(name.replaceAll('.', '_')));
  expect(missing).toEqual([]);
});

test.each(rules)('the alert $alert has a run book', ({ annotations: { runbook } }) => {
  const [file, anchor] = runbook.split('#');
  expect(file).toBe('docs/operations.md');
  const headings = [...operations.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  expect(headings).toContain(anchor);
});

test('docs/operations.md lists every metric with its attributes', () => {
  const rows = [...operations.matchAll(/^\| `(marquee\.[\w.]+)` +\| [^|]+\| (.+) \|$/gm)];
  const listed = rows.map(([, name = '', attributes = '']) => [
    name,
    [...attributes.matchAll(/`(\w+)`/g)].map(([, attribute]) => attribute),
  ]);
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(Object.values(METRICS).map(({ name, attributes }) => [name, attributes])),
  );
});

const hasPromtool = (() => {
  try {
    execFileSync(PROMTOOL, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

(hasPromtool ? test : test.skip)('promtool accepts the alert rules', () => {
  expect(execFileSync(PROMTOOL, ['check', 'rules', ALERTS], { encoding: 'utf8' })).toContain('SUCCESS');
});
