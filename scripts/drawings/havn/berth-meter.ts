import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Drawing } from '../drawing.ts';
import { INK, PAPER, SAND, WATER, YELLOW } from './chart/ink.ts';
import { defineFleet, placeBoat } from './chart/marks.ts';
import { circle, createSheet, type Sheet, shape } from './chart/sheet.ts';

type Table = { columns: string[]; rows: { title: string; cells: string[] }[] };

/** The figures are those of the tables on the same page. */
function readTable(name: string, language: string): Table {
  const { fields } = parse(readFileSync(`content/havn/shared/${name}/${language}.yml`, 'utf8'));
  return {
    columns: fields.Columns.split('\n'),
    rows: fields.Rows.map((row: { Title: string; Values: string }) => ({
      title: row.Title,
      cells: row.Values.split('\n'),
    })),
  };
}

const toNumber = (text = ''): number => Number(/\d+/.exec(text)?.[0]);

const WIDTH = 1200;
/** Pixels a metre, and where the sterns are. */
const METRE = 46;
const STERN = 128;
const RIGHT = WIDTH - 36;
const HEADING = 96;
const GAP = 40;

/** From the shore to deep water, as on charts. */
const GROUNDS = [WATER[0], WATER[1], WATER[2], PAPER];
const BOATS = [3, 1, 6, 2, 0, 4];

/** The height of a berth: the beam of the boat and the water beside it. */
const toHeight = (length: number) => Math.round(length * METRE * 0.34 + GAP);

function drawScale(sheet: Sheet, unit: string): void {
  const [top, height] = [74, 22];
  for (let metre = 0; metre < 15; metre += 1)
    sheet.add(
      `<path d="M${STERN + metre * METRE} ${top}h${METRE}v${height}h${-METRE}Z" fill="${metre % 2 === 0 ? INK : PAPER}" stroke="${INK}" stroke-width="3"/>`,
    );
  for (const metre of [0, 5, 10, 15])
    sheet.add(
      sheet.bold.write(metre === 15 ? '15 m' : `${metre}`, STERN + metre * METRE, 56, {
        size: 46,
        fill: INK,
        align: metre === 0 ? 'start' : 'middle',
      }),
    );
  sheet.add(sheet.plain.write(unit, RIGHT, 56, { size: 46, fill: INK, align: 'end' }));
}

type Berth = { length: number; boat: number; price: string; unit?: string };

/** A boat with its stern to the bridge and its bow between two piles, which end the berth. */
function drawBerth(sheet: Sheet, { length, boat, price, unit }: Berth, longest: number, top: number): void {
  const height = toHeight(length);
  const middle = top + height / 2;
  const bow = STERN + length * METRE;
  const pile = STERN + longest * METRE + 18;
  const stern = length * METRE * 0.1;
  const line = unit ? middle - 4 : middle + 20;
  sheet.add(
    shape(
      `M${bow - 14} ${middle}L${pile} ${top}M${bow - 14} ${middle}L${pile} ${top + height}M${STERN + 14} ${middle - stern}L76 ${middle - stern - 26}M${STERN + 14} ${middle + stern}L76 ${middle + stern + 26}`,
      { stroke: INK, width: 4 },
    ),
    `<g class="boat">${placeBoat(boat, [STERN + (length * METRE) / 2, middle], length * METRE, 90)}</g>`,
    sheet.bold.write(`${length} m`, pile + 40, line, { size: 56, fill: INK }),
    sheet.bold.write(price, RIGHT, line, { size: 56, fill: INK, align: 'end' }),
  );
  if (unit) sheet.add(sheet.plain.write(unit, RIGHT, line + 54, { size: 46, fill: INK, align: 'end' }));
}

/** How long a boat each bridge takes, drawn to scale, with the depth there and the price of the length. */
function drawMeter(language: string): string {
  const bridges = readTable('bridges', language);
  const prices = readTable('price-table', language);
  const berths = prices.rows.map(({ title, cells: [night = '', , , year = ''] }, n): Berth => {
    const base = { length: toNumber(title), boat: BOATS[n] ?? 0 };
    return year === '–' ? { ...base, price: night, unit: prices.columns[0] } : { ...base, price: year };
  });
  const groups = bridges.rows
    .map(({ title, cells: [, longest, depth] }) => ({ title, longest: toNumber(longest), depth }))
    .sort((a, b) => a.longest - b.longest)
    .map((bridge, n, all) => ({
      ...bridge,
      ground: GROUNDS[n] ?? PAPER,
      berths: berths.filter(({ length }) => length <= bridge.longest && length > (all[n - 1]?.longest ?? 0)),
    }));
  const toGroupHeight = (group: { berths: Berth[] }) =>
    HEADING + group.berths.reduce((sum, { length }) => sum + toHeight(length), 0) + GAP / 2;
  const heights = groups.map(toGroupHeight);
  const head = 110;
  const height = head + heights.reduce((sum, one) => sum + one, 0);
  const sheet = createSheet('Berth meter', WIDTH, height, PAPER);
  sheet.define(
    '<style>@media(prefers-reduced-motion:no-preference){.boat{animation:berth 1.8s .2s cubic-bezier(.2,.7,.2,1) both}}@keyframes berth{from{transform:translateX(70px)}}</style>',
  );
  defineFleet(sheet);
  drawScale(sheet, prices.columns[3] ?? '');
  let top = head;
  groups.forEach((group, n) => {
    const tall = heights[n] ?? 0;
    sheet.add(
      shape(`M0 ${top}H${WIDTH}V${top + tall}H0Z`, { fill: group.ground }),
      shape(`M0 ${top}H${WIDTH}`, { stroke: INK, width: 5 }),
      shape(
        [5, 10, 15].map((metre) => `M${STERN + metre * METRE} ${top + HEADING - 12}V${top + tall}`).join(''),
        {
          stroke: INK,
          width: 2,
          dash: '3 13',
        },
      ),
      `<path d="M28 ${top}h64v${tall}h-64Z" fill="${n === groups.length - 1 ? YELLOW : SAND}" stroke="${INK}" stroke-width="5"/>`,
      sheet.bold.write(group.title, STERN, top + 66, { size: 54, fill: INK }),
      sheet.plain.write(`${bridges.columns[2]} ${group.depth}`, RIGHT, top + 66, {
        size: 46,
        fill: INK,
        align: 'end',
      }),
    );
    let place = top + HEADING;
    const piles = [place];
    for (const berth of group.berths) {
      drawBerth(sheet, berth, group.longest, place);
      place += toHeight(berth.length);
      piles.push(place);
    }
    sheet.add(
      ...piles.map((y) =>
        circle([STERN + group.longest * METRE + 18, y], 15, { fill: YELLOW, stroke: INK, width: 6 }),
      ),
    );
    top += tall;
  });
  sheet.add(shape(`M0 ${height - 3}H${WIDTH}`, { stroke: INK, width: 5 }));
  return sheet.toSvg();
}

export const draw = (): Drawing[] =>
  ['da', 'en', 'de'].map((language) => ({
    file: `berth-meter-${language}.svg`,
    svg: drawMeter(language),
  }));
