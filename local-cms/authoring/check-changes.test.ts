import { closeAfterEach } from '@tests/jest/close-after-each';
import { openTestAuthoring } from '@tests/local-cms/open-test-authoring';
import { sampleContent } from '@tests/local-cms/sample-content';

import { findNewProblems } from './check-changes.ts';

const keep = closeAfterEach();

/** Lists the lines of the problems that a file would have with another text, and does not have now. */
async function check(before: Record<string, string>, after: Record<string, string>): Promise<string[]> {
  const { store } = keep(await openTestAuthoring({ ...sampleContent, ...before }));
  const problems = findNewProblems(store, 'http://cms.test', new Map(Object.entries(after)));
  return problems.map(({ line, message }) => `${line} ${message}`);
}

const redirects = 'acme/redirects.yml';
const good = '- { pattern: /a, target: /about }\n';
const broken = '- { pattern: /b, target: /about, type: x }\n';

const page = 'acme/pages/about/en.yml';
const draft = 'acme/pages/about/en.draft.yml';
const toPage = (...targets: readonly string[]): string =>
  `template: Page\nfields: { Title: About }\nplaceholders:\n  headless-main:\n${targets
    .map((to) => `    - component: Promo\n      fields: { PromoLink: { to: ${to}, text: x } }\n`)
    .join('')}`;

const NOWHERE = 'there is no page /nowhere.';

test.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  [
    'a good entry above a broken one',
    { [redirects]: good + broken },
    { [redirects]: good + good + broken },
    [],
  ],
  ['a broken entry in place of another', { [redirects]: good + broken }, { [redirects]: broken + good }, []],
  [
    'one more broken entry',
    { [redirects]: good + broken },
    { [redirects]: broken + good + broken },
    ['1 0: unknown key "type".'],
  ],
  [
    'one more broken link',
    { [page]: toPage('/nowhere') },
    { [page]: toPage('/nowhere', '/nowhere') },
    [`8 ${NOWHERE}`],
  ],
  [
    'the first of two broken links mended',
    { [page]: toPage('/nowhere', '/no') },
    { [page]: toPage('/', '/no') },
    [],
  ],
  [
    'one broken link less',
    { [page]: toPage('/nowhere', '/nowhere') },
    { [page]: toPage('/', '/nowhere') },
    [],
  ],
  [
    'a draft of a page with a broken link',
    { [page]: toPage('/nowhere') },
    { [draft]: toPage('/', '/nowhere') },
    [],
  ],
  [
    'a draft with one more broken link',
    { [page]: toPage('/nowhere') },
    { [draft]: toPage('/nowhere', '/nowhere') },
    [`8 ${NOWHERE}`],
  ],
  ['a broken draft of a page', { [page]: toPage('/') }, { [draft]: toPage('/nowhere') }, [`6 ${NOWHERE}`]],
])('finds what is new in %s', async (_, before, after, problems) => {
  expect(await check(before, after)).toEqual(problems);
});
