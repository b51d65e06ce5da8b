import { expect, type Page } from '@playwright/test';
import { tour, tourTo } from '../support/browser/screen-reader.ts';
import { visit, visitContent } from '../support/browser/visit.ts';
import { test } from '../support/playwright/tour-test.ts';

// The tests share a site.
test.describe.configure({ mode: 'default' });

const isPhone = (page: Page) => page.setViewportSize({ width: 360, height: 740 });

test('the header is read in its order, and its submenus and its theme switch say their state', async ({
  page,
  sample,
}) => {
  await visit(page, `${sample.site.url}/about`);
  expect(await tourTo(page, 'link | Become a member')).toEqual([
    'link | Skip to content',
    'link | Solvind',
    'link | How it works',
    'link | Projects',
    'DisclosureTriangleGrouped | Pages under Projects | expanded=false',
    'link | Membership',
    'DisclosureTriangleGrouped | Pages under Membership | expanded=false',
    'link | News',
    'DisclosureTriangleGrouped | Pages under News | expanded=false',
    'link | About',
    'DisclosureTriangleGrouped | Pages under About | expanded=false',
    'link | Contact',
    'link | Dansk',
    'button | Dark colors | pressed=false',
    'link | Become a member',
  ]);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'About', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(banner.locator('a[lang=da][hreflang=da]')).toHaveText('Dansk');

  expect(await tour(page, ['Shift+Tab', 'Space', 'Enter', 'Shift+Tab', 'Shift+Tab'])).toEqual([
    'button | Dark colors | pressed=false',
    'button | Dark colors | pressed=true',
    'button | Dark colors | pressed=false',
    'link | Dansk',
    'link | Contact',
  ]);
  expect(await tour(page, ['Shift+Tab', 'Enter', 'Tab', 'Escape'])).toEqual([
    'DisclosureTriangleGrouped | Pages under About | expanded=false',
    'DisclosureTriangleGrouped | Pages under About | expanded=true',
    expect.stringMatching(/^link/),
    'DisclosureTriangleGrouped | Pages under About | expanded=false',
  ]);
});

test('on a phone, the sheet of the menu is read to its foot, and Escape returns to its button', async ({
  page,
  sample,
}) => {
  await isPhone(page);
  await visit(page, `${sample.site.url}/about`);
  await tourTo(page, 'DisclosureTriangle | Main menu | expanded=false');
  expect(await tour(page, ['Enter'])).toEqual(['DisclosureTriangle | Main menu | expanded=true']);
  const sheet = await tourTo(page, 'link | Become a member');
  expect(sheet.slice(-4)).toEqual([
    'link | Contact',
    'link | Dansk',
    'button | Dark colors | pressed=false',
    'link | Become a member',
  ]);
  expect(await tour(page, ['Shift+Tab', 'Space', 'Escape'])).toEqual([
    'button | Dark colors | pressed=false',
    'button | Dark colors | pressed=true',
    'DisclosureTriangle | Main menu | expanded=false',
  ]);
});

test('on a phone, nothing covers the focus on the way back from the end of a page to its start', async ({
  page,
  sample,
}) => {
  await isPhone(page);
  await visitContent(page, `${sample.site.url}/membership`);
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await tourTo(page, 'link | Skip to content', 'Shift+Tab');
});

test('the search says how many suggestions there are, and its arrow keys go around through the field', async ({
  page,
  openSample,
}) => {
  await openSample('search-box');
  const field = 'combobox | Search this site';
  expect(await tour(page, ['Tab'])).toEqual([expect.stringContaining('Search this site')]);
  await page.keyboard.type('wind');
  const search = page.getByRole('main').getByRole('search');
  await expect(search).toMatchAriaSnapshot(`
    - combobox "Search this site" [expanded]: wind
    - status: "Results: 6"
    - listbox "Suggested pages":
      - option /Solvind/
      - option /.+/
      - option /.+/
      - option /.+/
      - option /.+/
      - option /.+/
    - button "Search"
  `);
  const active = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant');
      const options = [...document.querySelectorAll('[role=option]')];
      return options.findIndex((option) => option.id === id && option.ariaSelected === 'true');
    });
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', -1],
    ['ArrowUp', 5],
  ] as const) {
    expect(await tour(page, [key])).toEqual([`${field} | wind | required=true | expanded=true`]);
    expect(await active()).toBe(index);
  }
  await expect(search.getByRole('option').last()).toBeInViewport();
  expect(await tour(page, ['Escape', 'Tab', 'Shift+Tab'])).toEqual([
    expect.stringMatching(/expanded=false$/),
    'button | Search',
    expect.stringMatching(/expanded=false$/),
  ]);
  await expect(search.getByRole('status')).toBeEmpty();
});

test('the calculator names its number and its slider, and announces what they bring', async ({
  page,
  openSample,
}) => {
  await openSample('share-calculator');
  expect(await tourTo(page, 'spinbutton')).toEqual(['spinbutton | Number of shares | 5 | required=false']);
  expect(await tour(page, ['ArrowUp', 'Tab', 'ArrowRight', 'End', 'Home', 'Tab'])).toEqual([
    'spinbutton | Number of shares | 6 | required=false',
    'slider | Number of shares | 6',
    'slider | Number of shares | 7',
    expect.stringMatching(/^slider \| Number of shares \| \d{2,}$/),
    'slider | Number of shares | 1',
    expect.stringMatching(/^link \| /),
  ]);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - spinbutton "Number of shares": "1"
    - slider "Number of shares": "1"
    - status:
      - text: Price
      - strong: /\\d/
  `);
});

test('the join form names its step and its groups, and leads from the list of problems to each field', async ({
  page,
  sample,
}) => {
  await visitContent(page, `${sample.site.url}/membership/join`);
  await tourTo(page, 'spinbutton | Number of shares | required=true | From 1 to 100.');
  await page.keyboard.press('Enter');
  const problems = page.getByRole('main').getByRole('alert');
  await expect(problems).toBeFocused();
  await expect(problems).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Fill in “Number of shares”."
      - listitem:
        - link "Choose an answer to “Who are they for?”."
  `);
  expect(await tour(page, ['Tab', 'Tab', 'Enter', 'ArrowDown', 'Shift+Tab'])).toEqual([
    'link | Fill in “Number of shares”.',
    'link | Choose an answer to “Who are they for?”.',
    expect.stringMatching(/^radio \| Me \|.* checked=false/),
    expect.stringMatching(/^radio \| A child or grandchild \|.*checked=true/),
    expect.stringMatching(
      /^spinbutton \| Number of shares \| invalid=true \| required=true \|.* Fill in “Number of shares”\.$/,
    ),
  ]);
  await expect(page.getByRole('form', { name: 'Your application' })).toMatchAriaSnapshot(`
    - group "Step 1 of 3 Your shares":
      - spinbutton "Number of shares" [invalid]
      - group "Who are they for?":
        - radio "A child or grandchild" [checked]
    - button "Next"
  `);
});
