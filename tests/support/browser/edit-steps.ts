import { expect, type FrameLocator, type Page } from '@playwright/test';

/** How long after the last key or click of a step the page changed. */
export type Timed = { who: string; what: string; milliseconds: number };

export type Person = {
  name: string;
  page: Page;
  frame: FrameLocator;
  /** Opens another page, or the page in another language, and waits until the frame shows it. */
  open: (act: () => Promise<void>, seen: () => Promise<void>) => Promise<void>;
  /** Changes the page, waits until the frame shows it without a reload, and notes how long that took. */
  step: (what: string, act: () => Promise<void>, seen: () => Promise<void>) => Promise<void>;
};

/** Notes in every window when keys and clicks come, and when something changes. */
function noteTimes(): void {
  const toTime = ({ timeStamp }: Event): number => performance.timeOrigin + timeStamp;
  const notes = { input: 0, changes: [] as number[] };
  Object.assign(window, { notes });
  for (const kind of ['keydown', 'click'])
    window.addEventListener(
      kind,
      (event) => {
        notes.input = toTime(event);
      },
      true,
    );
  document.addEventListener('DOMContentLoaded', () => {
    const note = () => notes.changes.push(performance.timeOrigin + performance.now());
    const options = { childList: true, characterData: true, subtree: true, attributeFilter: ['style'] };
    new MutationObserver(note).observe(document.body, options);
  });
}

type Notes = { input: number; changes: number[] };

const readNotes = (): Notes => Reflect.get(window, 'notes');

const mark = () => Object.assign(window, { isSameDocument: true });

const isSame = (): boolean => 'isSameDocument' in window;

export async function startPerson(name: string, page: Page, cmsUrl: string, times: Timed[]): Promise<Person> {
  await page.addInitScript(noteTimes);
  await page.addInitScript(() => localStorage.setItem('editor-tour', 'done'));
  await page.goto(cmsUrl);
  const isShown = () =>
    expect(page.locator('.stage')).toHaveAttribute('aria-busy', 'false', { timeout: 70_000 });
  await isShown();
  return {
    name,
    page,
    frame: page.frameLocator('iframe'),
    open: async (act, seen) => {
      await act();
      await seen();
      await isShown();
      await page.frames()[1]?.evaluate(mark);
    },
    step: async (what, act, seen) => {
      await act();
      await seen();
      await isShown();
      const shown = page.frames()[1];
      expect(await shown?.evaluate(isSame), `${name}: ${what} without a reload`).toBe(true);
      await expect(page.getByRole('alert')).toBeHidden();
      const inFrame = await shown?.evaluate(readNotes);
      const input = Math.max((await page.evaluate(readNotes)).input, inFrame?.input ?? 0);
      const change = inFrame?.changes.find((time) => time >= input);
      if (change) times.push({ who: name, what, milliseconds: Math.round(change - input) });
    },
  };
}

const readFocused = (): string => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return '';
  const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : null;
  return (element.ariaLabel ?? label?.textContent ?? element.textContent ?? '').trim();
};

/** Presses a key until what has the focus has the name. */
export async function reach(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let count = 0; count < 60; count += 1) {
    const focused = await page.evaluate(readFocused);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    passed.push(focused);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${name}, but ${passed.join(' | ').slice(0, 2000)}`);
}

const REGIONS = '.top-bar, .tour, .rail, .panel, .stage, .list-view, .media-view, .notice';

const readRegion = (regions: string) => document.activeElement?.closest(regions)?.className;

const hasLeft = ({ regions, before }: { regions: string; before: string | undefined }) =>
  document.activeElement?.closest(regions)?.className !== before;

/** Presses F6 until the focus is in a part of the window. */
export async function goToRegion(page: Page, selector: string): Promise<void> {
  const isThere = (part: string) => document.activeElement?.closest(part) !== null;
  for (let count = 0; count < 8; count += 1) {
    const before = await page.evaluate(readRegion, REGIONS);
    await page.keyboard.press('F6');
    // In the page, the key is a message to the editor first.
    await page.waitForFunction(hasLeft, { regions: REGIONS, before });
    if (await page.evaluate(isThere, selector)) return;
  }
  throw new Error(`F6 does not reach ${selector}.`);
}
