import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

// Rich text cannot refer to the figures in shared/share-price, so this compares the two.

const Figures = z.object({
  fields: z.object({
    SharePrice: z.number(),
    MaxShares: z.number(),
    PowerPerShare: z.number(),
    Dividends: z.array(z.object({ Year: z.string(), Amount: z.number() })),
  }),
});

const read = (path: string) => readFileSync(`content/solvind/${path}.yml`, 'utf8');
const readFigures = (language: string) => Figures.parse(parse(read(`shared/share-price/${language}`))).fields;
const toDigits = (text: string) => Number(text.replace(/\D/g, ''));

type Offer = { shares: number; meta: string; text: string };

/** Lists the cards of a page whose link takes a number of shares along. */
function listOffers(value: unknown): Offer[] {
  if (typeof value !== 'object' || value === null) return [];
  const card = z
    .object({
      Meta: z.string(),
      Text: z.string(),
      Link: z.object({ querystring: z.string().startsWith('shares=') }),
    })
    .safeParse(value);
  if (card.success) {
    const { Link, Meta, Text } = card.data;
    return [{ shares: toDigits(Link.querystring), meta: Meta, text: Text }];
  }
  return Object.values(value).flatMap(listOffers);
}

test('the figures are the same in both languages', () => {
  const [en, da] = ['en', 'da'].map((language) => {
    const { Dividends, ...others } = readFigures(language);
    return { ...others, amounts: Dividends.map(({ Amount }) => Amount) };
  });
  expect(da).toEqual(en);
});

test.each(['en', 'da'])(
  'the prices of the offers on the membership page follow from them (%s)',
  (language) => {
    const { SharePrice } = readFigures(language);
    const offers = listOffers(parse(read(`pages/membership/${language}`)));
    expect(offers.map(({ meta }) => toDigits(meta))).toEqual([1, 5, 20].map((shares) => shares * SharePrice));
    expect(offers.map(({ shares }) => shares)).toEqual([1, 5, 20]);
  },
);

test.each(['en', 'da'])('the dividends are those of the chart of past years (%s)', (language) => {
  const past = [...read(`shared/chart-dividends/${language}`).matchAll(/^ +20\d\d,(\d+)$/gm)];
  const amounts = past.map(([, amount = '']) => Number(amount));
  expect(amounts).toHaveLength(5);
  const [poor, average, good] = readFigures(language).Dividends.map(({ Amount }) => Amount);
  expect([poor, average, good]).toEqual([
    Math.min(...amounts),
    amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length,
    Math.max(...amounts),
  ]);
});

test.each([
  ['en', /About\s+DKK ([\d,]+) in\s+dividend in an\s+average year/],
  ['da', /Cirka ([\d.]+) kr\. i\s+udbytte i et gennemsnitligt år/],
])('the offers on the membership page promise the dividend of an average year (%s)', (language, sentence) => {
  const [, average] = readFigures(language).Dividends;
  const offers = listOffers(parse(read(`pages/membership/${language}`)));
  expect(offers.map(({ text }) => toDigits(sentence.exec(text)?.[1] ?? ''))).toEqual(
    offers.map(({ shares }) => shares * (average?.Amount ?? 0)),
  );
});

test.each([
  ['en', /(\w+) minutes/],
  ['da', /(\w+) minutter/],
])('joining takes as long everywhere (%s)', (language, words) => {
  const texts = [`membership/${language}`, `membership/join/${language}`].map((page) =>
    read(`pages/${page}`),
  );
  const lengths = texts.map((text) => words.exec(text)?.[1]);
  expect(lengths[1]).toBe(lengths[0]);
  expect(lengths[0]).toBeDefined();
});

test.each([
  ['en', 'join'],
  ['da', 'bliv-medlem'],
])('the form of %s accepts as many shares as a member may have', (language, form) => {
  expect(parse(read(`forms/${form}`)).steps[0].fields[0]).toMatchObject({
    name: 'shares',
    max: readFigures(language).MaxShares,
  });
});
