import { expect, type Page } from '@playwright/test';
import { listenForComplaints } from '../support/browser/page-health.ts';
import {
  fetchHtmlInState,
  openInState,
  PAGE_STATES,
  type PageState,
} from '../support/browser/page-states.ts';
import { seeWholePage } from '../support/browser/visit.ts';
import { test } from '../support/playwright/site-test.ts';

// The page under test has every kind of rendering and failure. It exists only in development and tests. Each
// case is checked in the server's HTML, which visitors without JavaScript see, and again after hydration.

const PATHS = ['/what-can-go-wrong', '/da/what-can-go-wrong'];
const SECTION_PROBLEM = 'There was a problem loading this section.';
const inComponent = (name: string, message: string) =>
  `A rendering error occurred in component ${name}\n${message}`;
const NOT_ALLOWED = 'The host components.elsewhere.test is not in ALLOWED_COMPONENT_HOSTS';
const MISSING =
  'NoSuchComponent JSS component is missing React implementation. See the developer console for more information.';

type Case = { heading: string; visitor: string; preview: string; edit: string };

/** The visible text below each heading in each state, ignoring white space. */
const CASES: Case[] = [
  { heading: 'A component that the site does not have', visitor: '', preview: MISSING, edit: MISSING },
  { heading: 'A rendering without a name', visitor: '', preview: '', edit: '' },
  { heading: 'A hidden rendering', visitor: '', preview: '', edit: 'The component is hidden' },
  { heading: 'A component that a variant hides', visitor: '', preview: '', edit: 'The component is hidden' },
  sameInAll('An element of the CMS', 'An element with contents'),
  sameInAll('A hostile element', ''),
  {
    heading: 'A component without a content item',
    visitor: '',
    preview: '',
    edit: 'Datasource is required. Please choose a content item for this component.',
  },
  sameInAll('Null fields and no parameters', ''),
  {
    heading: 'Fields of another type',
    visitor: 'A title that is fine',
    preview: 'A title that is fine',
    edit: 'The list has no items. Please add the first one. A title that is fine',
  },
  sameInAll('Two renderings of one uid', 'The first twin The second twin'),
  sameInAll('A box without its placeholder', ''),
  sameInAll('Ten boxes in each other', 'At the bottom of ten boxes'),
  sameInAll('Rich text of a hostile author', 'A link and no end'),
  sameInAll('A FEaaS component that names no whole component', ''),
  {
    heading: 'A FEaaS component of a host that is not allowed',
    visitor: SECTION_PROBLEM,
    preview: inComponent('FEaaSWrapper', NOT_ALLOWED),
    edit: inComponent('FEaaSWrapper', NOT_ALLOWED),
  },
  {
    heading: 'External components: no name, not registered, properties that are no JSON',
    visitor: SECTION_PROBLEM,
    ...sameForEditors(
      'Unnamed Component BYOC: The ComponentName for this rendering is missing ' +
        'NotRegistered BYOC: This component was not registered. ' +
        'A rendering error occurred: ComponentProps of SavingsCalculator is not a JSON object.',
    ),
  },
  {
    heading: 'A component that fails on the server',
    visitor: SECTION_PROBLEM,
    ...sameForEditors('A rendering error occurred: Failed on purpose: everywhere.'),
  },
];

function sameInAll(heading: string, text: string): Case {
  return { heading, visitor: text, preview: text, edit: text };
}

function sameForEditors(text: string): Pick<Case, 'preview' | 'edit'> {
  return { preview: text, edit: text };
}

/** Reads the visible text below each heading in `main`. */
async function readSections(page: Page): Promise<Map<string, string>> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
  const text = await page.locator('main').innerText();
  const headings = await page.locator('main h2').allInnerTexts();
  const starts = headings.map((heading) => text.indexOf(heading));
  return new Map(
    headings.map((heading, index) => [
      heading,
      text.slice((starts[index] ?? 0) + heading.length, starts[index + 1]),
    ]),
  );
}

const squeeze = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim();

async function expectCases(page: Page, state: PageState): Promise<void> {
  const sections = await readSections(page);
  for (const one of CASES)
    expect.soft(squeeze(sections.get(one.heading)), one.heading).toBe(squeeze(one[state]));
  await expect(page.getByText('Everything after a failure is still here.')).toBeVisible();
  expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
}

for (const state of PAGE_STATES) {
  test(`in the state ${state} the server's HTML shows a text for each failure and the rest of the page`, async ({
    browser,
    failingSite,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of PATHS) {
      await openInState(page, failingSite, path, state, { javaScriptEnabled: false });
      await expectCases(page, state);
    }
    await context.close();
  });

  test(`in the state ${state} hydration does not change the texts of the server's HTML`, async ({
    browser,
    failingSite,
  }) => {
    for (const path of PATHS) {
      const page = await browser.newPage();
      const complaints = listenForComplaints(page);
      await openInState(page, failingSite, path, state);
      await expectCases(page, state);
      await seeWholePage(page);
      await expectBrowserFailures(page, path, state);
      expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
      await page.close();
    }
  });
}

/** Returns whether a complaint is about the component that fails in the browser or about the missing form. */
function isExpected(complaint: string): boolean {
  return /Failed on purpose: browser|no-such-form|status of 404|^error: Failed to fetch form data$/.test(
    complaint,
  );
}

async function expectBrowserFailures(page: Page, path: string, state: PageState): Promise<void> {
  if (path !== '/what-can-go-wrong' || state === 'preview') return;
  await expect(async () => {
    const sections = await readSections(page);
    expect(squeeze(sections.get('A component that fails in the browser'))).toBe(
      state === 'visitor' ? SECTION_PROBLEM : 'A rendering error occurred: Failed on purpose: browser.',
    );
    expect(squeeze(sections.get('A form without an id, and one that there is not'))).toContain(
      state === 'visitor' ? 'The form did not load.' : 'There was a problem loading this section',
    );
  }).toPass({ timeout: 10_000 });
}

test('the HTML and the data for visitors contain no message for developers', async ({ failingSite }) => {
  const html = await fetchHtmlInState(failingSite, '/what-can-go-wrong', 'visitor');
  expect(html).toContain(SECTION_PROBLEM);
  for (const text of [
    'JSS component is missing',
    'BYOC: ',
    'Failed on purpose: everywhere',
    'A rendering error occurred',
    'Datasource is required',
    'The component is hidden',
  ]) {
    expect(html).not.toContain(text);
  }
});

test('each failure is logged once, with its place and without page content', async ({ failingSite }) => {
  for (let view = 0; view < 3; view++) {
    await fetchHtmlInState(failingSite, '/what-can-go-wrong', 'preview');
  }
  const lines = failingSite.output().split('\n');
  const failures = lines.filter((line) => line.includes('A component fails on the server'));
  expect(failures.filter((line) => line.includes('"language":"en"'))).toHaveLength(1);
  expect(failures[0]).toContain('"uid":"fails-everywhere"');
  expect(failures[0]).toContain('"componentName":"BYOCWrapper"');
  expect(failingSite.output()).not.toContain('At the bottom of ten boxes');
});

test('the sample site has no page with failures', async ({ site }) => {
  expect((await fetch(`${site.url}/what-can-go-wrong`)).status).toBe(404);
});
