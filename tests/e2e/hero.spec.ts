import { expect } from '@playwright/test';
import { test } from '../support/playwright/site-test.ts';

const WIDTHS = [320, 360, 768, 991, 992, 1100, 1280, 1920, 2560, 3440];

/** At least this share of the width of a wide screen's content, or of the screen of a phone, is for the texts. */
const LEAST_TEXT = 0.45;

for (const path of ['/', '/membership', '/projects/havnso-wind', '/how-it-works']) {
  test(`the texts of the hero of ${path} have room beside or above its picture on every screen`, async ({
    page,
    site,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.url + path);
      const { texts, picture, title, scroll } = await page.locator('.hero').evaluate((hero) => {
        const box = (selector: string) => {
          const { left, right, top, bottom } = hero.querySelector(selector)?.getBoundingClientRect() ?? {};
          return { left: left ?? 0, right: right ?? 0, top: top ?? 0, bottom: bottom ?? 0 };
        };
        const inner = hero.querySelector<HTMLElement>('.hero-texts');
        const style = inner && getComputedStyle(inner);
        const room = inner
          ? inner.clientWidth -
            Number.parseFloat(style?.paddingLeft ?? '') -
            Number.parseFloat(style?.paddingRight ?? '')
          : 0;
        return {
          texts: { ...box('.hero-texts'), room },
          picture: box('img'),
          title: box('h1'),
          scroll: document.documentElement.scrollWidth,
        };
      });
      expect(scroll, `${width} px`).toBeLessThanOrEqual(width);
      expect(texts.room, `${width} px`).toBeGreaterThan(Math.min(width, 1312) * LEAST_TEXT);
      // No text is on a picture, so its contrast does not depend on the picture.
      const isApart = texts.right <= picture.left + 1 || texts.bottom <= picture.top + 1;
      expect(isApart, `${width} px`).toBe(true);
      expect(title.right, `${width} px`).toBeLessThanOrEqual(texts.right);
    }
  });
}
