import type { Drawing } from '../drawing.ts';
import { INK, RED, WATER, YELLOW } from './chart/ink.ts';
import { defineFleet, placeBoat } from './chart/marks.ts';
import { circle, createSheet, type Point, shape, toPath, toSmoothPath } from './chart/sheet.ts';

/** A boat cannot sail against the wind, which comes from the top: it goes to and fro at 45 degrees. */
function tack(from: Point, to: Point, pairs: number, first: 1 | -1): Point[] {
  const [across, rise] = [to[0] - from[0], from[1] - to[1]];
  const right = (rise + across) / 2 / pairs;
  const left = (rise - across) / 2 / pairs;
  const points: Point[] = [from];
  for (let n = 0; n < pairs * 2; n += 1) {
    const [x, y] = points.at(-1) ?? from;
    const isRight = (n % 2 === 0) === first > 0;
    points.push(isRight ? [x + right, y - right] : [x - left, y - left]);
  }
  return points;
}

/** The part of a track that is sailed, with the boat's place and heading at its end. */
function sail(track: readonly Point[], share: number): { sailed: Point[]; place: Point; heading: number } {
  const lengths = track
    .slice(1)
    .map(([x, y], n) => Math.hypot(x - (track[n]?.[0] ?? 0), y - (track[n]?.[1] ?? 0)));
  let rest = lengths.reduce((sum, length) => sum + length, 0) * share;
  const leg = lengths.findIndex((length) => {
    if (rest <= length) return true;
    rest -= length;
    return false;
  });
  const [from, to] = [track[leg] ?? [0, 0], track[leg + 1] ?? [0, 0]];
  const part = rest / (lengths[leg] ?? 1);
  const place: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  const heading = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
  return { sailed: [...track.slice(0, leg + 1), place], place, heading };
}

const BOATS = [
  { start: 520, boat: 0, pairs: 1, first: 1, share: 0.6, ink: INK },
  { start: 760, boat: 6, pairs: 2, first: -1, share: 0.93, ink: RED },
  { start: 980, boat: 2, pairs: 2, first: 1, share: 0.12, ink: '#1d4a80' },
  { start: 1180, boat: 1, pairs: 1, first: -1, share: 0.7, ink: INK },
  { start: 1300, boat: 4, pairs: 3, first: -1, share: 0.42, ink: RED },
] as const;

/** Wednesday's race: the start line, the windward mark, the tracks of five boats, and the wind. */
function drawRace(): string {
  const sheet = createSheet('Race', 1800, 1200, WATER[1]);
  defineFleet(sheet);
  const mark: Point = [930, 170];
  for (let y = -20; y < 1300; y += 66)
    sheet.add(
      shape(
        toSmoothPath(Array.from({ length: 13 }, (_, n): Point => [n * 160 - 60, y + (n % 2 === 0 ? 0 : 26)])),
        { stroke: WATER[2], width: 5 },
      ),
    );
  sheet.add(shape('M400 1050H1420', { stroke: INK, width: 6, dash: '24 14' }));
  for (const { start, boat, pairs, first, share, ink } of BOATS) {
    const { sailed, place, heading } = sail(tack([start, 1050], mark, pairs, first), share);
    sheet.add(shape(toPath(sailed), { stroke: ink, width: 7 }), placeBoat(boat, place, 168, heading));
  }
  const buoy = (place: Point, size: number) =>
    sheet.add(
      circle(place, size, { fill: YELLOW, stroke: INK, width: 7 }),
      circle(place, size * 0.34, { fill: RED, stroke: INK, width: 5 }),
    );
  buoy(mark, 50);
  buoy([400, 1050], 32);
  buoy([1420, 1050], 32);
  sheet.add(
    // Inside the middle square, which every crop shows.
    shape('M470 100V420', { stroke: INK, width: 12 }),
    shape('M470 470L436 400H504Z', { fill: INK }),
    shape('M470 106L380 72M470 158L380 124M470 210L420 192', { stroke: INK, width: 12 }),
    sheet.bold.write('7 m/s', 470, 550, { size: 60, fill: INK, align: 'middle' }),
  );
  return sheet.toSvg();
}

export const draw = (): Drawing[] => [{ file: 'race.svg', svg: drawRace() }];
