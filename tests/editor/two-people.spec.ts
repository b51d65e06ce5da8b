// Two people edit the same site side by side: one only with the mouse, the other only with the keyboard.
import { type Browser, expect } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { goToRegion, type Person, reach, startPerson, type Timed } from '../support/browser/edit-steps.ts';
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

/** What one person makes. The address of a page is made from its title. */
type Plan = { title: string; address: string; variant: string; campaign: string };

const PLANS: Readonly<Record<'mouse' | 'keyboard', Plan>> = {
  mouse: { title: 'Open day', address: 'open-day', variant: 'guests', campaign: 'spring' },
  keyboard: { title: 'Harbour walk', address: 'harbour-walk', variant: 'walkers', campaign: 'autumn' },
};

/** Everything that a person does, by the device that they have. */
type Hand = {
  createPage: () => Promise<void>;
  add: (label: string) => Promise<void>;
  /** Types the heading of a component that is selected. */
  typeHeading: (old: string, text: string) => Promise<void>;
  makeVariant: () => Promise<void>;
  showEverybody: () => Promise<void>;
  publish: () => Promise<void>;
  beginDanish: () => Promise<void>;
  selectHero: () => Promise<void>;
};

function withMouse({ page, frame }: Person, { title, variant, campaign }: Plan): Hand {
  const dialog = page.getByRole('dialog');
  const openTab = (name: string) => page.getByRole('tab', { name }).click();
  const type = async (label: string, text: string) => {
    await dialog.getByLabel(label).click();
    await page.keyboard.type(text);
  };
  return {
    createPage: async () => {
      await page.getByRole('button', { name: 'New page', exact: true }).click();
      await type('Title', title);
      await dialog.getByRole('button', { name: 'Create' }).click();
    },
    add: async (label) => {
      const card = page.locator('.component-card').getByText(label, { exact: true });
      if (!(await card.isVisible())) await page.locator('.rail-button').getByText('Add').click();
      await card.click();
    },
    typeHeading: async (old, text) => {
      // As a person does, who sees the caret before typing.
      await expect(async () => {
        await frame.getByRole('heading', { name: old, exact: true }).click({ clickCount: 3 });
        await expect(frame.locator('[contenteditable]:focus')).toHaveText(old, { timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await page.keyboard.type(text);
    },
    makeVariant: async () => {
      await openTab('Audience');
      await page.getByRole('button', { name: 'New variant …' }).click();
      await type('Name of the variant', variant);
      await type('Campaign', campaign);
      await dialog.getByRole('button', { name: 'Make variant' }).click();
    },
    showEverybody: () => page.getByRole('button', { name: 'Everybody' }).click(),
    publish: () => page.getByRole('button', { name: /^Publish (English|Danish)$/ }).click(),
    beginDanish: async () => {
      await openTab('Languages');
      await page.getByRole('button', { name: /Danish/ }).click();
      await dialog.getByRole('button', { name: 'Begin' }).click();
    },
    selectHero: () => frame.locator('.hero h1').click(),
  };
}

/** Nothing here but keys: `page` is only asked what has the focus. */
function withKeyboard({ page }: Person, { title, variant, campaign }: Plan): Hand {
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const openTab = async (name: string) => {
    await goToRegion(page, '.panel.right');
    await reach(page, /^(Content|Appearance|Audience|Versions|Languages)$/);
    await reach(page, name, 'ArrowRight');
  };
  const choose = async (name: string | RegExp) => {
    await expect(page.getByRole('button', { name }).first()).toBeVisible();
    await reach(page, name);
    await press('Enter');
  };
  const openPanel = async (name: string, panel: string) => {
    const isOpen = await page.locator(panel).isVisible();
    await goToRegion(page, isOpen ? '.panel.left' : '.rail');
    if (isOpen) return;
    await choose(name);
    if (name === 'Add') await expect(page.getByLabel('Search components')).toBeFocused();
  };
  return {
    createPage: async () => {
      await goToRegion(page, '.panel.left');
      await choose('New page');
      await reach(page, 'Title');
      await keyboard.type(title);
      await choose('Create');
    },
    add: async (label) => {
      await openPanel('Add', '.add');
      await reach(page, 'Search components');
      await press('Control+A');
      await keyboard.type(label);
      await choose(new RegExp(`^${label}$`));
    },
    typeHeading: async (_, text) => {
      await openTab('Content');
      // A person waits for the fields before going on with Tab.
      await expect(page.locator('.panel.right h2')).toBeVisible();
      if (text.endsWith(variant)) await expect(page.locator('.panel.right h2')).toContainText(variant);
      await reach(page, 'Title');
      await press('Control+A');
      await keyboard.type(text);
    },
    makeVariant: async () => {
      await openTab('Audience');
      await choose('New variant …');
      await reach(page, 'Name of the variant');
      await keyboard.type(variant);
      await reach(page, 'Component that differs');
      await press('Home');
      await reach(page, /^Campaign/);
      await keyboard.type(campaign);
      await choose('Make variant');
    },
    showEverybody: async () => {
      await openTab('Audience');
      await choose('Everybody');
    },
    publish: async () => {
      await goToRegion(page, '.top-bar');
      await choose(/^Publish (English|Danish)$/);
    },
    beginDanish: async () => {
      await openTab('Languages');
      await choose(/^Danish/);
      await choose('Begin');
    },
    selectHero: async () => {
      await openPanel('Outline', '.outline');
      await reach(page, 'Search the page');
      await press('Tab');
      await keyboard.type('hero');
    },
  };
}

async function makePage(person: Person, plan: Plan, hand: Hand, starts: Map<string, string>): Promise<void> {
  const { page, frame, open, step } = person;
  const seesHeading = (name: string) =>
    expect(frame.getByRole('heading', { name, exact: true })).toBeVisible();
  const hero = toHeading('Hero', person);
  const ofVariant = `${hero} for ${plan.variant}`;

  await open(hand.createPage, async () => {
    await expect(page).toHaveURL(new RegExp(`page=/${plan.address}$`));
    await expect.poll(() => page.frames()[1]?.title()).toContain(plan.title);
  });
  for (const label of LABELS) {
    const old = starts.get(label) ?? '';
    const toolbar = page.locator('.structure-toolbar .name');
    await step(
      `add ${label}`,
      () => hand.add(label),
      async () => {
        await seesHeading(old);
        await expect(toolbar).toContainText(label);
      },
    );
    const text = toHeading(label, person);
    await step(
      `type into ${label}`,
      () => hand.typeHeading(old, text),
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
    () => hand.typeHeading(hero, ofVariant),
    () => seesHeading(ofVariant),
  );
  await expect(page.getByText(/^(Saving …|Not saved)$/)).toHaveCount(0);
  await step('show everybody', hand.showEverybody, () => seesHeading(hero));
  await hand.publish();
  await expect(page.locator('.stage-chip')).toHaveText('Public');
  await open(hand.beginDanish, async () => {
    await expect(page).toHaveURL(/language=da/);
    await expect(page.locator('.stage-chip')).toContainText('Draft');
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
  const starts = new Map(
    LABELS.map((label) => [label, String(byLabel.get(label)?.start.fields?.Title)] as const),
  );

  const times: Timed[] = [];
  const open = async (name: string) => {
    const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
    return startPerson(name, await context.newPage(), cms.url, times);
  };
  const ada = await open('Ada');
  const bo = await open('Bo');
  await Promise.all([
    makePage(ada, PLANS.mouse, withMouse(ada, PLANS.mouse), starts),
    makePage(bo, PLANS.keyboard, withKeyboard(bo, PLANS.keyboard), starts),
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
      fields: { Title: title },
      placeholders: {
        'headless-main': LABELS.map((label) => {
          const { name, start } = byLabel.get(label) ?? { name: '', start: {} };
          const toFields = (text: string) => ({ ...start.fields, Title: text });
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
  expect(await (await fetch(`${cms.url}/editor/problems`)).json()).toEqual({ problems: [] });
});
