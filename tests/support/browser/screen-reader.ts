import { expect, type Page } from '@playwright/test';

/** States of the browser's accessibility tree that screen readers say. */
const STATES = ['expanded', 'pressed', 'checked', 'selected', 'disabled', 'required', 'invalid'];

/** Returns what a screen reader says about the focused element: its role, name, value, states and description. */
async function sayFocus(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  await session.detach();
  const [node] = nodes;
  const states = (node?.properties ?? [])
    .filter(({ name, value }) => STATES.includes(name) && (name !== 'invalid' || value.value !== 'false'))
    .map(({ name, value }) => `${name}=${value.value}`);
  const words = [
    node?.role?.value,
    node?.name?.value,
    node?.value?.value,
    ...states,
    node?.description?.value,
  ];
  return words.filter((word) => word !== undefined && word !== '').join(' | ');
}

/** Returns why sighted visitors do not see where the focus is (WCAG 2.4.7 and 2.4.11), or an empty text. */
const findHiddenFocus = (): string => {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  // The ring of a card is around the card, not around its link.
  const boxes = [element, element.closest('li, article, label')].filter((box) => box !== null);
  const styles = boxes.flatMap((box) => [getComputedStyle(box), getComputedStyle(box, '::after')]);
  const hasRing = styles.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  if (!hasRing) return 'no outline';
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const found = document.elementFromPoint(left + width * x, top + height * y);
      return found !== null && (element.contains(found) || found.contains(element));
    }),
  );
  return isSeen ? '' : 'covered or outside of the screen';
};

/**
 * Presses keys one after the other, waits until sighted visitors see the focus, and returns what a screen reader says
 * after each.
 */
export async function tour(page: Page, keys: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(findHiddenFocus), `the focus after ${key}`).toBe('');
    said.push(await sayFocus(page));
  }
  return said;
}

/**
 * Presses a key until a screen reader says something that begins with `start`, and returns all that it said. Throws when
 * that takes more than 80 presses.
 */
export async function tourTo(page: Page, start: string, key = 'Tab'): Promise<string[]> {
  const said: string[] = [];
  while (said.length < 80) {
    said.push(...(await tour(page, [key])));
    if (said.at(-1)?.startsWith(start)) return said;
  }
  throw new Error(`${key} never reaches ${start}: ${said.join(', ')}`);
}
