import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toLuminance } from '../../src/themes/to-luminance.ts';
import { listThemes, THEMES } from './theme-file.ts';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** Contrast of text (WCAG 1.4.3), and of lines and shapes that have a meaning (1.4.11). */
const TEXT = 4.5;
const SHAPE = 3;

const TEXTS = ['text', 'text-quiet', 'link', 'problem'];
const GROUNDS = ['ground', 'band', 'surface'];
const SHAPES = ['mark', 'focus', 'button-ground', 'series-1', 'series-2', 'series-3', 'series-4'];

const pairsOn = (grounds: readonly string[]) =>
  grounds.flatMap((ground) => [
    ...TEXTS.map((text) => ({ ground, color: text, least: TEXT })),
    ...SHAPES.map((shape) => ({ ground, color: shape, least: SHAPE })),
  ]);

const BUTTONS = ['button-ground', 'button-hover'].map((ground) => ({
  ground,
  color: 'button-text',
  least: TEXT,
}));

const FIELD = [{ ground: 'field', color: 'field-text', least: TEXT }];

/** Returns the colors of a theme by token: `#rrggbb` or `light-dark(#rrggbb, #rrggbb)`. */
function readColors(theme: string): Map<string, Record<Scheme, string>> {
  const scss = readFileSync(path.join(THEMES, theme, 'tokens.scss'), 'utf8');
  const tokens = scss.matchAll(
    /--([\w-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g,
  );
  return new Map(
    Array.from(tokens, ([, name = '', light, dark, both]) => [
      name,
      { light: light ?? both ?? '', dark: dark ?? both ?? '' },
    ]),
  );
}

const COLORS = new Map(listThemes().map((theme) => [theme, readColors(theme)]));

function getColor({ theme, scheme }: { theme: string; scheme: Scheme }, token: string): string {
  const color = COLORS.get(theme)?.get(token)?.[scheme];
  if (!color)
    throw new Error(
      `tokens.scss of ${theme}: write --${token} as #rrggbb or light-dark(#rrggbb, #rrggbb), in small letters.`,
    );
  return color;
}

function toContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const cases = listThemes().flatMap((theme) =>
  SCHEMES.flatMap((scheme) =>
    [
      ...pairsOn(GROUNDS),
      // The Style `dark` has the dark colors on its own ground, also on a light page.
      ...(scheme === 'dark' ? pairsOn(['deep']) : []),
      ...BUTTONS,
      ...FIELD,
    ].map((pair) => ({ theme, scheme, ...pair })),
  ),
);

test.each(cases)('$theme, $scheme: $color on $ground has a contrast of at least $least', (pair) => {
  const [color, ground] = [pair.color, pair.ground].map((token) => getColor(pair, token));
  const contrast = toContrast(color ?? '', ground ?? '');
  if (contrast < pair.least)
    throw new Error(
      `tokens.scss of ${pair.theme}: --${pair.color} ${color} on --${pair.ground} ${ground} has the contrast ${contrast.toFixed(2)} and needs ${pair.least}.`,
    );
});
