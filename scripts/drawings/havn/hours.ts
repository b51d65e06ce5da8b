import type { Drawing } from '../drawing.ts';
import { INK, PAPER, SAND, WATER, YELLOW } from './chart/ink.ts';
import { defineFleet, placeBoat } from './chart/marks.ts';
import { circle, createSheet, type Sheet, shape } from './chart/sheet.ts';

type Work = { hours: number; boat: number; name: Record<string, string> };

/** The 1,460 hours of voluntary work of 2025, which the page of the association names too. */
const WORK: readonly Work[] = [
  { hours: 520, boat: 0, name: { da: 'bro C', en: 'bridge C', de: 'Steg C' } },
  { hours: 310, boat: 6, name: { da: 'kran og stativer', en: 'crane and cradles', de: 'Kran und Böcke' } },
  { hours: 250, boat: 3, name: { da: 'vagter i juli', en: 'watches in July', de: 'Wachen im Juli' } },
  { hours: 230, boat: 2, name: { da: 'sauna og klubhus', en: 'sauna and clubhouse', de: 'Sauna, Klubhaus' } },
  { hours: 150, boat: 4, name: { da: 'onsdagssejladser', en: 'Wednesday races', de: 'Mittwochsregatten' } },
];

const HOURS_A_PLANK = 5;
const WIDTH = 1224;
const QUAY = 44;
const PLANK = 11;
const ROW = 196;
const DECK = { top: 92, height: 74 };
/** So many planks lie between two piles. */
const SPAN = 13;

/** A bridge with a plank for every five hours, and a boat that lies beyond its end. */
function drawBridge(sheet: Sheet, { hours, boat, name }: Work, language: string, top: number): void {
  const planks = hours / HOURS_A_PLANK;
  const end = QUAY + planks * PLANK;
  const [deck, edge] = [top + DECK.top, top + DECK.top + DECK.height];
  const rest = WIDTH - end;
  sheet.add(
    sheet.bold.write(`${hours}`, QUAY, top + 68, { size: 56, fill: INK }),
    sheet.plain.write(name[language] ?? '', QUAY + 124, top + 68, { size: 46, fill: INK }),
    shape(`M${QUAY} ${deck + 4}H${end}M${QUAY} ${edge - 4}H${end}`, { stroke: INK, width: 8 }),
  );
  for (let n = 0; n < planks; n++)
    sheet.add(
      `<path d="M${QUAY + n * PLANK} ${deck}h${PLANK - 3}v${DECK.height}h${3 - PLANK}Z" fill="${n % 4 === 1 ? YELLOW : SAND}"/>`,
    );
  for (let n = SPAN; n <= planks; n += SPAN)
    for (const y of [deck - 2, edge + 2])
      sheet.add(circle([QUAY + n * PLANK - 2, y], 11, { fill: PAPER, stroke: INK, width: 5 }));
  if (rest > 250) sheet.add(placeBoat(boat, [end + 150, deck + DECK.height / 2], 220, 90));
}

/** The work of the members as bridges of planks. */
function drawHours(language: string): string {
  const height = WORK.length * ROW + 30;
  const sheet = createSheet('Hours of work', WIDTH, height, WATER[1]);
  defineFleet(sheet);
  sheet.add(
    shape(`M0 ${3 * ROW}C300 ${3 * ROW - 60} 800 ${3 * ROW + 70} ${WIDTH} ${3 * ROW - 30}V${height}H0Z`, {
      fill: WATER[0],
    }),
    `<path d="M-10 -10H28V${height + 10}H-10Z" fill="${SAND}" stroke="${INK}" stroke-width="5"/>`,
  );
  WORK.forEach((work, n) => {
    drawBridge(sheet, work, language, n * ROW + 8);
  });
  return sheet.toSvg();
}

export const draw = (): Drawing[] =>
  ['da', 'en', 'de'].map((language) => ({ file: `hours-${language}.svg`, svg: drawHours(language) }));
