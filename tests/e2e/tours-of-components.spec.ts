import { expect } from '@playwright/test';
import { tour, tourTo } from '../support/browser/screen-reader.ts';
import { test } from '../support/playwright/tour-test.ts';

// The tests share a site.
test.describe.configure({ mode: 'default' });

test('tabs are chosen by arrow keys, Home and End, and the Tab key leads to the panel and back', async ({
  page,
  openSample,
}) => {
  await openSample('tabs');
  const keys = ['Tab', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'Tab', 'Shift+Tab'];
  expect(await tour(page, keys)).toEqual([
    'tab | Wind at sea | selected=true',
    'tab | Wind on land | selected=true',
    'tab | The Orkney exchange | selected=true',
    'tab | Wind at sea | selected=true',
    'tab | The Orkney exchange | selected=true',
    'tab | Wind at sea | selected=true',
    'tabpanel | Wind at sea',
    'tab | Wind at sea | selected=true',
  ]);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - tablist "Where our power comes from":
      - tab "Wind at sea" [selected]
      - tab "Wind on land"
      - tab "Roofs"
      - tab "The Orkney exchange"
    - tabpanel "Wind at sea":
      - paragraph: /Four turbines/
  `);
});

test('entries of an accordion open by Enter and Space, and in a single one close the others', async ({
  page,
  openSample,
}) => {
  await openSample('accordion');
  expect(await tour(page, ['Tab', 'Enter', 'Tab', 'Space', 'Space', 'Tab'])).toEqual([
    'DisclosureTriangle | Can I sell my share? | expanded=false',
    'DisclosureTriangle | Can I sell my share? | expanded=true',
    'DisclosureTriangle | What happens when there is no wind? | expanded=false',
    'DisclosureTriangle | What happens when there is no wind? | expanded=true',
    'DisclosureTriangle | What happens when there is no wind? | expanded=false',
    expect.stringMatching(/^DisclosureTriangle \| Do I need a meter .* expanded=false$/),
  ]);
  await expect(page.getByText('Yes, at any time')).toBeVisible();
  expect(await tour(page, ['Tab', 'Enter', 'Tab', 'Enter', 'Shift+Tab'])).toEqual([
    'DisclosureTriangleGrouped | I move within the country | expanded=false',
    'DisclosureTriangleGrouped | I move within the country | expanded=true',
    'DisclosureTriangleGrouped | I move abroad | expanded=false',
    'DisclosureTriangleGrouped | I move abroad | expanded=true',
    'DisclosureTriangleGrouped | I move within the country | expanded=false',
  ]);
});

test('a carousel stands still, says its position, and keeps the focus on a button that leads no further', async ({
  page,
  openSample,
}) => {
  await openSample('carousel');
  expect(await tourTo(page, 'button | Next')).toEqual([
    'region | Three places, one cooperative',
    'link | See Havnsø Wind',
    'link | See Nørre Lyng',
    'link | See the roofs',
    expect.stringMatching(/^button \| Previous/),
    expect.stringMatching(/^button \| Next/),
  ]);
  // The focus on a link of a slide scrolls to the slide.
  const position = page.locator('[aria-live=polite]', { hasText: 'of 3' });
  await expect(position).toHaveText('Slide 3 of 3');
  expect(await tour(page, ['Enter', 'Shift+Tab', 'Enter'])).toEqual([
    'button | Next | disabled=true',
    'button | Previous',
    'button | Previous',
  ]);
  await expect(position).toHaveText('Slide 2 of 3');
  await page.keyboard.press('Space');
  await expect(position).toHaveText('Slide 1 of 3');
  expect(await tour(page, ['Enter', 'Tab', 'Enter'])).toEqual([
    'button | Previous | disabled=true',
    'button | Next',
    'button | Next',
  ]);
  await expect(position).toHaveText('Slide 2 of 3');
});

test('a lightbox is a named modal dialog that says each picture with its position, and returns to its opener', async ({
  page,
  openSample,
}) => {
  await openSample('gallery');
  expect(await tour(page, ['Tab', 'Tab', 'Enter', 'ArrowRight', 'Tab', 'Tab'])).toEqual([
    'link | Enlarge picture 1: A crane ship at the quay in the morning',
    'link | Enlarge picture 2: A tower between two cranes',
    'button | Previous',
    'button | Previous',
    'button | Next',
    'button | Close',
  ]);
  const dialog = page.getByRole('dialog', { name: 'A year at the quay' });
  await expect(dialog).toMatchAriaSnapshot(`
    - figure "Line leads the crew on land. Picture 3 of 6":
      - img "A woman in a yellow jacket"
      - text: Line leads the crew on land. Picture 3 of 6
    - button "Previous"
    - button "Next"
    - button "Close"
  `);
  // The page behind a modal dialog is inert.
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await expect(dialog).toHaveAccessibleDescription('Line leads the crew on land. Picture 3 of 6');
  await expect(dialog.getByRole('figure')).toHaveAttribute('aria-live', 'polite');
  // After the last button comes the browser itself, then the first button.
  await page.keyboard.press('Tab');
  expect(await tour(page, ['Tab', 'Escape', 'Enter', 'Tab', 'Tab', 'Enter'])).toEqual([
    'button | Previous',
    'link | Enlarge picture 2: A tower between two cranes',
    'button | Previous',
    'button | Next',
    'button | Close',
    'link | Enlarge picture 2: A tower between two cranes',
  ]);
});

test('the note above a page is a dialog that closes, and the keyboard goes on after it', async ({
  page,
  openSample,
}) => {
  await openSample('announcement');
  const note = page.getByRole('dialog', { name: 'The general meeting is in the net loft' });
  await expect(note).toBeVisible();
  expect(await tour(page, ['Tab', 'Tab'])).toEqual(['link | Sign up', 'button | Close']);
  await page.keyboard.press('Enter');
  await expect(note).toBeHidden();
  // To the first link after the content.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
});
