import { createRandom, type Drawing } from '../drawing.ts';
import { INK, PAPER, RED, SAND, WATER, YELLOW } from './chart/ink.ts';
import { defineFleet, placeBoat } from './chart/marks.ts';
import { circle, createSheet, type Point, type Sheet, shape } from './chart/sheet.ts';

/** A board is so wide, with the gap to the next. */
const BOARD = 64;
const DECK = { top: 430, bottom: 920 };

function drawBoards(sheet: Sheet): void {
  const random = createRandom(81);
  for (let x = 0; x < sheet.width; x += BOARD) {
    const wood = random() < 0.3 ? YELLOW : SAND;
    sheet.add(
      `<path d="M${x} ${DECK.top}h${BOARD - 6}V${DECK.bottom}h${6 - BOARD}Z" fill="${wood}" stroke="${INK}" stroke-width="4"/>`,
      ...[34, 456].map(
        (y) =>
          `<path d="M${x + 18} ${DECK.top + y}h.1m22 0h.1" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>`,
      ),
    );
  }
}

/** A wheelbarrow and who pushes it, from above. The wheel points to the right, or to the left if `turn` is 180. */
function drawBarrow([x, y]: Point, turn: number, load: string, coat: string): string {
  const line = ` stroke="${INK}" stroke-width="7" stroke-linejoin="round"`;
  return `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M-190-46L150-20V20L-190 46" fill="none"${line}/><path d="M150-9h56v18h-56Z" fill="${INK}"/><path d="M-70-62L110-44V44L-70 62Z" fill="${PAPER}"${line}/><path d="M-44-38L84-26V26L-44 38Z" fill="${load}"${line}/><path d="M-236-70Q-190-74-180-46M-236 70Q-190 74-180 46" fill="none" stroke="${coat}" stroke-width="30" stroke-linecap="round"/><ellipse cx="-250" rx="42" ry="86" fill="${coat}"${line}/><circle cx="-244" r="36" fill="${INK}"/></g>`;
}

/** The new deck of bridge C from above: two wheelbarrows can pass. */
function drawDeck(): string {
  const sheet = createSheet('The deck of bridge C', 2400, 1350, WATER[1]);
  defineFleet(sheet);
  const bows = [6, 1, 3, 7, 2, 4, 0];
  bows.forEach((boat, n) => {
    const x = 170 + n * 345;
    sheet.add(placeBoat(boat, [x, 40], 620, 180), placeBoat(bows[(n + 3) % 7] ?? 0, [x - 20, 1310], 620, 0));
  });
  sheet.add(shape(`M0 ${DECK.top + 14}H2400M0 ${DECK.bottom - 14}H2400`, { stroke: INK, width: 28 }));
  drawBoards(sheet);
  for (let x = 118; x < 2400; x += 345)
    for (const y of [DECK.top - 10, DECK.bottom + 10])
      sheet.add(
        circle([x, y], 40, { fill: PAPER, stroke: INK, width: 9 }),
        circle([x, y], 20, { fill: INK }),
      );
  sheet.add(drawBarrow([1270, 560], 0, RED, '#1d4a80'), drawBarrow([1250, 800], 180, WATER[0], RED));
  return sheet.toSvg();
}

export const draw = (): Drawing[] => [{ file: 'deck.svg', svg: drawDeck() }];
