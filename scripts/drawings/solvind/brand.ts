import type { Drawing } from '../drawing.ts';
import { inks } from './inks.ts';

/** The name in Familjen Grotesk Bold, as outlines of 3848 × 1200 units above and below its base line. */
const NAME =
  'M363 15Q272 15 210 -10Q147 -34 108 -74Q70 -114 52 -162Q33 -209 30 -255H186Q188 -219 208 -186Q228 -153 268 -132Q308 -111 368 -111Q433 -111 464 -138Q496 -164 496 -207Q496 -248 468 -274Q441 -300 396 -315L283 -353Q229 -371 180 -398Q130 -424 98 -468Q66 -511 66 -579Q66 -649 102 -697Q137 -745 200 -770Q262 -795 343 -795Q447 -795 507 -760Q567 -725 594 -672Q622 -618 628 -560H472Q470 -588 456 -614Q443 -639 414 -655Q385 -671 336 -671Q281 -671 254 -648Q228 -625 228 -590Q228 -552 256 -529Q283 -506 329 -490L442 -452Q497 -434 546 -407Q595 -380 626 -336Q658 -291 658 -219Q658 -110 580 -48Q503 15 363 15ZM1012 15Q863 15 790 -70Q716 -156 716 -300Q716 -444 790 -530Q863 -615 1012 -615Q1161 -615 1234 -530Q1308 -444 1308 -300Q1308 -156 1234 -70Q1161 15 1012 15ZM1012 -93Q1078 -93 1109 -145Q1140 -197 1140 -300Q1140 -404 1109 -456Q1078 -507 1012 -507Q946 -507 915 -456Q884 -404 884 -300Q884 -197 915 -145Q946 -93 1012 -93ZM1447 0Q1419 -32 1408 -72Q1396 -113 1396 -179V-800H1558V-196Q1558 -120 1575 -78Q1592 -35 1620 -6V0ZM1805 0 1632 -594V-600H1796L1925 -132H1949L2079 -600H2228V-594L2055 0ZM2296 0V-600H2458V0ZM2377 -669Q2334 -669 2312 -692Q2290 -714 2290 -750Q2290 -786 2312 -808Q2334 -831 2377 -831Q2420 -831 2442 -808Q2464 -786 2464 -750Q2464 -714 2442 -692Q2420 -669 2377 -669ZM2588 0V-600H2738V-510H2762Q2780 -555 2818 -585Q2855 -615 2928 -615Q3028 -615 3078 -552Q3128 -489 3128 -381V0H2966V-354Q2966 -416 2944 -450Q2922 -483 2872 -483Q2814 -483 2782 -438Q2750 -392 2750 -324V0ZM3450 12Q3368 12 3315 -28Q3262 -69 3236 -140Q3210 -211 3210 -301Q3210 -394 3236 -464Q3263 -534 3316 -573Q3370 -612 3450 -612Q3509 -612 3546 -591Q3584 -570 3606 -534H3630V-800H3792V0H3642V-78H3618Q3597 -40 3557 -14Q3517 12 3450 12ZM3496 -102Q3557 -102 3594 -156Q3630 -209 3630 -300Q3630 -392 3594 -445Q3557 -498 3496 -498Q3441 -498 3410 -448Q3378 -399 3378 -300Q3378 -201 3410 -152Q3441 -102 3496 -102Z';

const BLADE =
  'M-3.4,0 C-3.4,-6 -5.4,-10 -5.2,-15 C-4.6,-24 -1.6,-33 0,-38 C.6,-39.4 1.6,-39.2 1.8,-37.8 C4,-30 8,-22 8.6,-15 C9,-9 3.6,-6 3.4,0Z';

/** The mark of 80 × 80 units: a rotor on a disc, with the hub as a sun. */
function mark(disc: string, blades: string, hub: string): string {
  const rotor = [18, 138, 258].map((angle) => `<path d="${BLADE}" transform="rotate(${angle})"/>`).join('');
  return `<g transform="translate(40 40)"><circle r="40" ${disc}/><g ${blades}>${rotor}</g><circle r="6.4" ${hub}/></g>`;
}

function logo(style: string, height = 80): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${3.8 * height}" height="${height}" viewBox="0 0 304 80" role="img" aria-label="Solvind">${style}${mark('class="name"', 'class="blades"', `fill="${inks.coral}"`)}<path class="name" transform="translate(92 57) scale(.0535)" d="${NAME}"/></svg>`;
}

/** The picture of a logo follows the color scheme of the section that it is in. */
const SCHEMES = `<style>.name{fill:${inks.teal}}.blades{fill:${inks.paper}}@media(prefers-color-scheme:dark){.name{fill:${inks.paper}}.blades{fill:${inks.teal}}}</style>`;
const LIGHT = `<style>.name{fill:${inks.paper}}.blades{fill:${inks.teal}}</style>`;

function icon(size: number): string {
  const inset = `<rect width="80" height="80" fill="${inks.teal}"/>`;
  const whole = mark(`fill="${inks.sun}"`, `fill="${inks.teal}"`, `fill="${inks.coral}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 80 80">${inset}<g transform="translate(40 40) scale(.82) translate(-40 -40)">${whole}</g></svg>`;
}

const ROUND_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><title>Solvind</title>${mark(`fill="${inks.teal}"`, `fill="${inks.paper}"`, `fill="${inks.coral}"`)}</svg>`;

export function draw(): Drawing[] {
  return [
    { file: 'logo.svg', svg: logo(SCHEMES) },
    { file: 'logo-light.svg', svg: logo(LIGHT) },
    { file: 'src/themes/solvind/logo.svg', svg: logo(SCHEMES, 160) },
    { file: 'src/themes/solvind/icon.svg', svg: ROUND_ICON },
    { file: 'src/themes/solvind/touch-icon.png', svg: icon(360), width: 180 },
    { file: 'src/themes/solvind/icon-192.png', svg: icon(384), width: 192 },
    { file: 'src/themes/solvind/icon-512.png', svg: icon(512), width: 512 },
  ];
}
