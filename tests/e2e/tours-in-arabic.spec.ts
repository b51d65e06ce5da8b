import { expect } from '@playwright/test';
import { findBarriers } from '../support/browser/page-health.ts';
import { tour } from '../support/browser/screen-reader.ts';
import { visit } from '../support/browser/visit.ts';
import { test } from '../support/playwright/tour-test.ts';

// From right to left, the left arrow key leads forward. The samples of the gallery are in English.

test.describe.configure({ mode: 'default' });
test.use({ siteName: 'waraq' });

test('the header of the Arabic site is read in its order, and the name of English is in English', async ({
  page,
  sample,
}) => {
  await visit(page, sample.site.url);
  expect(await tour(page, Array<string>(8).fill('Tab'))).toEqual([
    'link | انتقل إلى المحتوى',
    'link | دار الورق',
    'link | الورشة',
    'link | أوراقنا',
    'link | الزيارات',
    'link | تواصل',
    'link | English',
    'button | الألوان الداكنة | pressed=false',
  ]);
  const english = page.getByRole('banner').getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(english).toHaveAttribute('hreflang', 'en');

  expect(await tour(page, ['Enter', 'Shift+Tab'])).toEqual([
    'button | الألوان الداكنة | pressed=true',
    'link | English',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sample.site.url}/en`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  // The next page is read from its content, in the colors of the page before.
  await expect(page.getByRole('main')).toBeFocused();
  expect(await tour(page, ['Shift+Tab'])).toEqual(['button | Dark colors | pressed=true']);
});

test('from right to left, the left arrow key leads to the next tab, slide and picture', async ({
  page,
  openSample,
}) => {
  await openSample('tabs');
  expect(await tour(page, ['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'Home', 'End'])).toEqual([
    'tab | Wind at sea | selected=true',
    'tab | Wind on land | selected=true',
    'tab | Wind at sea | selected=true',
    'tab | The Orkney exchange | selected=true',
    'tab | Wind at sea | selected=true',
    'tab | The Orkney exchange | selected=true',
  ]);

  await openSample('carousel');
  await tour(page, ['Tab', 'ArrowLeft']);
  await expect(page.getByText('الشريحة ٢ من ٣')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('الشريحة ١ من ٣')).toBeVisible();

  await openSample('gallery');
  expect(await tour(page, ['Tab', 'Tab', 'Enter', 'ArrowLeft'])).toEqual([
    'link | تكبير الصورة 1: A crane ship at the quay in the morning',
    'link | تكبير الصورة 2: A tower between two cranes',
    'button | السابق',
    'button | السابق',
  ]);
  await expect(page.getByRole('dialog', { name: 'A year at the quay' })).toMatchAriaSnapshot(`
    - figure:
      - img "A woman in a yellow jacket"
      - text: Line leads the crew on land. الصورة ٣ من ٦
    - button "السابق"
    - button "التالي"
    - button "إغلاق"
  `);
  expect(await findBarriers(page)).toEqual([]);
  expect(await tour(page, ['ArrowRight', 'Escape'])).toEqual([
    'button | السابق',
    'link | تكبير الصورة 2: A tower between two cranes',
  ]);
});
