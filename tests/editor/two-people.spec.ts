// Two people edit the same site side by side: one only with the mouse, the other only with the keyboard.
import { type Browser, expect } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Person, startPerson, type Timed } from '../support/browser/edit-steps.ts';
import type { Hand, Plan } from '../support/browser/hand.ts';
import { withKeyboard } from '../support/browser/keyboard-hand.ts';
import { withMouse } from '../support/browser/mouse-hand.ts';
import { createEditedTest } from '../support/playwright/edited-test.ts';

const test = createEditedTest();

const Library = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      start: z.looseObject({ fields: z.record(z.string(), z.unknown()).optional() }),
    }),
  ),
});

const LABELS = [
  'Hero',
  'Card grid',
  'Accordion',
  'Steps',
  'Figures',
  'Tabs',
  'Timeline',
  'Call to action',
] as const;

const toHeading = (label: string, { name }: { name: string }) => `${label} of ${name}`;

const PLANS: Readonly<Record<'mouse' | 'keyboard', Plan>> = {
  mouse: { title: 'Open day', address: 'open-day', variant: 'guests', campaign: 'spring' },
  keyboard: { title: 'Harbour walk', address: 'harbour-walk', variant: 'walkers', campaign: 'autumn' },
};

async function makePage(person: Person, plan: Plan, hand: Hand): Promise<void> {
  const { page, frame, open, step } = person;
  // While it is typed, it is a text box to those who do not see it.
  const seesHeading = (name: string) =>
    expect(frame.locator(':is(h1, h2, h3)', { hasText: new RegExp(`^${name}$`) })).toBeVisible();
  const hero = toHeading('Hero', person);
  const ofVariant = `${hero} for ${plan.variant}`;

  await open(hand.createPage, async () => {
    await expect(page).toHaveURL(new RegExp(`page=/${plan.address}$`));
    await expect.poll(() => page.frames()[1]?.title()).toContain(plan.title);
  });
  for (const label of LABELS) {
    const toolbar = page.locator('.structure-toolbar .name');
    await step(
      `add ${label}`,
      () => hand.add(label),
      async () => {
        await expect(toolbar).toContainText(label);
      },
    );
    const text = toHeading(label, person);
    await step(
      `type into ${label}`,
      () => hand.typeHeading('', text),
      () => seesHeading(text),
    );
    await expect(page.getByText(/^(Saving …|Not saved)$/)).toHaveCount(0);
  }
  await hand.selectHero();
  await step('make a variant', hand.makeVariant, () =>
    expect(page).toHaveURL(new RegExp(`audience=${plan.variant}`)),
  );
  await step(
    'type into the variant',
    () => hand.typeHeading(hero, ofVariant, plan.variant),
    () => seesHeading(ofVariant),
  );
  await expect(page.getByText(/^(Saving …|Not saved)$/)).toHaveCount(0);
  await step('show everybody', hand.showEverybody, () => seesHeading(hero));
  await hand.publish();
  await expect(page.locator('.stage-chip')).toHaveText('Public');
  await open(hand.beginDanish, async () => {
    await expect(page).toHaveURL(/language=da/);
    await expect(page.locator('.stage-chip')).toHaveText('Draft, never published');
    await seesHeading(hero);
  });
  await hand.selectHero();
  const danish = `${hero} på dansk`;
  await step(
    'type Danish',
    () => hand.typeHeading(hero, danish),
    () => seesHeading(danish),
  );
  await expect(page.getByText(/^(Saving …|Not saved)$/)).toHaveCount(0);
  await hand.publish();
  await expect(page.locator('.stage-chip')).toHaveText('Public');
}

const fetchHeading = async (browser: Browser, url: string, consent: string): Promise<string | null> => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const value = `1.${Math.floor(Date.now() / 1000)}.${consent}`;
  await context.addCookies([{ name: 'consent', value, url }]);
  const page = await context.newPage();
  await page.goto(url);
  const heading = await page.locator('.hero h1').first().textContent();
  await context.close();
  return heading;
};

const ALL = 'analytics=1.media=1.marketing=1';

test('two people make pages side by side, one with the mouse and one with the keyboard', async ({
  browser,
  edited: { cms, site, read },
}, testInfo) => {
  test.setTimeout(300_000);
  const rulesBefore = await read('personalize.yml');
  const answer = await fetch(`${cms.url}/editor/components?site=solvind`);
  const { components } = Library.parse(await answer.json());
  const byLabel = new Map(components.map((one) => [one.label, one]));

  const times: Timed[] = [];
  const open = async (name: string) => {
    const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
    return startPerson(name, await context.newPage(), cms.url, times);
  };
  const ada = await open('Ada');
  const bo = await open('Bo');
  await Promise.all([
    makePage(ada, PLANS.mouse, withMouse(ada, PLANS.mouse)),
    makePage(bo, PLANS.keyboard, withKeyboard(bo, PLANS.keyboard)),
  ]);
  const sorted = times.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const body = JSON.stringify({ median: sorted[Math.floor(sorted.length / 2)], times }, null, 2);
  await testInfo.attach('times', { body, contentType: 'application/json' });

  for (const [person, plan] of [
    [ada, PLANS.mouse],
    [bo, PLANS.keyboard],
  ] as const) {
    const { title, address, variant, campaign } = plan;
    const hero = toHeading('Hero', person);
    const toPage = (heroTitle: string) => ({
      template: 'Page',
      navigation: false,
      fields: { Title: title },
      placeholders: {
        'headless-main': LABELS.map((label) => {
          const { name, start } = byLabel.get(label) ?? { name: '', start: {} };
          const toFields = (text: string) => ({ Title: text });
          const fields = toFields(label === 'Hero' ? heroTitle : toHeading(label, person));
          const own = { fields: toFields(`${hero} for ${variant}`) };
          const isHero = label === 'Hero';
          return {
            ...start,
            component: name,
            id: expect.any(String),
            fields,
            ...(isHero && { experiences: { [variant]: own } }),
          };
        }),
      },
    });
    expect(parse(await read(`pages/${address}/en.yml`))).toEqual(toPage(hero));
    expect(parse(await read(`pages/${address}/da.yml`))).toEqual(toPage(`${hero} på dansk`));
    expect(parse(await read('personalize.yml'))).toMatchObject({
      [`/${address}`]: { page: [{ variant, when: { campaign } }] },
    });
    const url = `${site.url}/${address}`;
    const heading =
      (query: string, consent = ALL) =>
      () =>
        fetchHeading(browser, url + query, consent);
    await expect.poll(heading('')).toBe(hero);
    await expect.poll(heading(`?utm_campaign=${campaign}`)).toBe(`${hero} for ${variant}`);
    expect(await fetchHeading(browser, `${site.url}/da/${address}`, ALL)).toBe(`${hero} på dansk`);
  }
  // What others wrote before stays as it is, with its comments.
  expect(await read('personalize.yml')).toContain(rulesBefore.trimEnd());
  expect(await (await fetch(`${cms.url}/editor/problems`)).json()).toEqual({ problems: [], incomplete: [] });
});
