import { shade } from './inks.ts';
import { group, path } from './shapes.ts';

const WHOLE =
  'M-30,20 C-30,-60 -26,-110 -44,-190 C-52,-260 -30,-620 -6,-1000 C0,-1012 8,-1010 9,-1000 C36,-700 84,-420 92,-260 C96,-170 32,-110 30,20 Z';
const LEE =
  'M6,20 C6,-80 26,-160 24,-260 C24,-520 10,-800 2,-1006 C6,-1010 9,-1006 9,-1000 C36,-700 84,-420 92,-260 C96,-170 32,-110 30,20 Z';

/** A rotor blade of 1000 units that points up from its root at the origin; one half is in its own shade. */
export function blade(transform: string): string {
  return group(transform, path('paper', WHOLE), path(shade('teal', 30), LEE));
}

/** The same blade in one fill, for small rotors. */
export function plainBlade(fill: string, transform: string): string {
  return group(transform, path(fill, WHOLE));
}

/** Three blades around a point. */
export function rotor(fill: string, x: number, y: number, scale: number, turn: number): string {
  const blades = [0, 120, 240].map((angle) => plainBlade(fill, `rotate(${turn + angle})`));
  return group(`translate(${x} ${y}) scale(${scale})`, ...blades);
}
