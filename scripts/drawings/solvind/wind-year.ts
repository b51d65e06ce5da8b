import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Drawing } from '../drawing.ts';
import { type Ink, inks, print, shade } from './inks.ts';
import { circle, line, onCircle, rect, ring, round, times } from './shapes.ts';

/** The mean wind of each day of the year at the height of the hubs, in m/s. */
const Wind = z.object({ days: z.array(z.number()).length(365) });
const { days } = Wind.parse(JSON.parse(readFileSync('content/solvind/data/wind-2025.json', 'utf8')));

const STORM = 14;
const CALM = 4;

function toInk(wind: number): 'storm' | 'calm' | 'breeze' {
  return wind >= STORM ? 'storm' : wind <= CALM ? 'calm' : 'breeze';
}

/** One path for the strokes of each kind of day. `toStroke` returns the path data of a day. */
function strokes(
  inkOf: Record<ReturnType<typeof toInk>, string>,
  toStroke: (wind: number, day: number) => string,
  winds: readonly number[] = days,
): string {
  return Object.entries(inkOf)
    .map(([kind, attributes]) => {
      const d = winds.map((wind, day) => (toInk(wind) === kind ? toStroke(wind, day) : '')).join('');
      return `<path fill="none" stroke-linecap="round" ${attributes} d="${d}"/>`;
    })
    .join('');
}

/** The strongest day of each of the 52 weeks. */
const weeks = times(52, (week) => Math.max(...days.slice(week * 7, week * 7 + 7)));

const LINE_CLASSES = { breeze: 'class="b"', storm: 'class="s"', calm: 'class="c"' };
const LINE_STYLE = `<style>.b{stroke:${inks.green}}.s{stroke:${inks.coral}}.c{stroke:#c98d12}@media(prefers-color-scheme:dark){.b{stroke:#4fb8a6}.c{stroke:${inks.sun}}}.w{display:none}@media(max-width:600px){.w{display:inline}.d{display:none}}</style>`;

/**
 * The year as a line of strokes on a transparent ground, which follows the color scheme. A narrow picture has a stroke for
 * each week, and may be higher than its ratio.
 */
function windLine(width: number, height: number): string {
  const scale = (height - 6) / Math.max(...days);
  const toGroup = (winds: readonly number[], name: string) => {
    const step = width / winds.length;
    const toStroke = (wind: number, index: number) =>
      `M${round((index + 0.5) * step)},${height - 3}v${-round(wind * scale)}`;
    return `<g class="${name}" stroke-width="${round(step * 0.55)}">${strokes(LINE_CLASSES, toStroke, winds)}</g>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><title>The wind of 2025 at Havnsø, day by day</title>${LINE_STYLE}${toGroup(days, 'd')}${toGroup(weeks, 'w').replaceAll('stroke-linecap="round" ', '')}</svg>`;
}

function inInks(breeze: Ink, storm: Ink, calm: Ink, width: number) {
  const attributes = (ink: Ink) => `stroke="${inks[ink]}" stroke-width="${width}"`;
  return { breeze: attributes(breeze), storm: attributes(storm), calm: attributes(calm) };
}

/** The year as a wheel: January begins at the top. */
function windWheel(x: number, y: number, inner: number, perMeter: number): string {
  return strokes(inInks('teal', 'coral', 'green', 4.4), (wind, day) => {
    const angle = (day / 365) * 360 - 90;
    return `M${onCircle(x, y, inner, angle)}L${onCircle(x, y, inner + wind * perMeter, angle)}`;
  });
}

function wheelPicture(): string {
  return print(
    'sun',
    [
      ...[5, 10, 15].map((wind) => ring('paper', 4, 750, 500, 200 + wind * 15)),
      ...times(12, (month) =>
        line(
          'coral',
          5,
          `M${onCircle(750, 500, 158, month * 30 - 90)} L${onCircle(750, 500, 184, month * 30 - 90)}`,
        ),
      ),
      windWheel(750, 500, 200, 15),
      circle('teal', 750, 500, 136),
      circle(shade('green', 30), 750, 500, 136),
      circle('coral', 750, 500, 22),
    ].join(''),
  );
}

/** Where the stroke of a day stands in a picture that is as wide as the year. */
const toX = (day: number): number => round((day + 0.5) * (1500 / 365));

/** The year rising from the foot of the picture, as wide as a hero. */
function yearPicture(): string {
  const toStroke = (wind: number, day: number) => `M${toX(day)},1010V${round(930 - wind * 39)}`;
  return print(
    'teal',
    [
      circle('sun', 1120, 330, 230),
      ...[5, 10, 15].map((wind) => line('green', 3, `M0,${930 - wind * 39} H1500`)),
      strokes(inInks('paper', 'coral', 'green', 2.3), toStroke),
    ].join(''),
  );
}

const FOUR = 'M0,300 L200,0 H300 V270 H360 V360 H300 V480 H196 V360 H0Z M196,270 V140 L108,270Z';
const ZERO =
  'M180,0 C300,0 360,90 360,240 C360,390 300,480 180,480 C60,480 0,390 0,240 C0,90 60,0 180,0Z M180,90 C130,90 104,140 104,240 C104,340 130,390 180,390 C230,390 256,340 256,240 C256,140 230,90 180,90Z';

/** The number of the error page, which the wind has drawn. */
function notFound(): string {
  const foot = (wind: number, day: number) => `M${toX(day)},1010V${round(960 - wind * 22)}`;
  const whole = (_: number, day: number) => `M${toX(day)},0V1000`;
  const number = [FOUR, ZERO, FOUR]
    .map(
      (d, i) => `<path clip-rule="evenodd" transform="translate(${278 + i * 328} 190) scale(0.8)" d="${d}"/>`,
    )
    .join('');
  return print(
    'sun',
    [
      rect('sun', 0, 0, 1500, 1000),
      `<clipPath id="number">${number}</clipPath><g clip-path="url(#number)">${strokes(inInks('teal', 'coral', 'green', 2.9), whole)}</g>`,
      strokes(inInks('teal', 'coral', 'green', 2.3), foot),
    ].join(''),
  );
}

export function draw(): Drawing[] {
  return [
    { file: 'wind-line.svg', svg: windLine(1460, 150) },
    { file: 'wind-wheel.png', svg: wheelPicture(), width: 1800 },
    { file: 'wind-year.png', svg: yearPicture(), width: 1800 },
    { file: 'not-found.png', svg: notFound(), width: 1800 },
  ];
}
