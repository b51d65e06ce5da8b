import { createLogEntry } from '@tests/fixtures/log-entry';
import type { LogEntry } from './publish-log';
import { renderLogPage } from './render-log-page';

const working = { seconds: null, liveAt: null };

test.each<[string, Partial<LogEntry>, string, string]>([
  ['is being worked off', working, 'working', 'No page is renewed yet.'],
  ['concerns no page', {}, 'live after 0.1 seconds', 'No page that visitors have seen is affected.'],
  [
    'is live',
    { counts: { renewed: 2, gone: 1, failed: 0 } },
    'live after 0.1 seconds',
    '0 failed, 1 gone, 2 renewed',
  ],
  [
    'has failed in part',
    { counts: { renewed: 2, gone: 0, failed: 1 }, problems: ['down'] },
    'failed in part after 0.1 seconds',
    '1 failed, 0 gone, 2 renewed',
  ],
])('says that a publish %s', (_kind, more, state, counts) => {
  const html = renderLogPage([createLogEntry(more)]);
  expect(html).toContain(`2026-11-22 17:21:38</time>: ${state}</h2>`);
  expect(html).toContain(`<p>${counts}</p>`);
});

test('shows pages that failed first, and how many more there are than in the list', () => {
  const pages = (['renewed', 'gone', 'failed'] as const).map((outcome) => ({
    page: `/_site_main/en/${outcome}`,
    url: `https://main.test/${outcome}`,
    outcome,
  }));
  const html = renderLogPage([createLogEntry({ pages, counts: { renewed: 250, gone: 1, failed: 1 } })]);
  const places = ['failed', 'gone', 'renewed'].map((name) => html.indexOf(`https://main.test/${name}`));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).toContain('<p>and 249 more</p>');
});
