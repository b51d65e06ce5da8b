import { toDirection } from '@/texts/to-direction';
import { toXmlText } from '../xml-text';
import type { CardLook } from './read-card-look';
import { CARD_SIZE, type ShareCard } from './share-card';
import { wrapText } from './wrap-text';

const MARGIN = 80;
const ICON = 112;

const TITLE_WIDTH = CARD_SIZE.width - 2 * MARGIN;

type TitleSize = { fontSize: number; maxLines: number };

/** Sizes of titles: the fewer lines a title needs, the larger it is. */
const SMALLEST: TitleSize = { fontSize: 66, maxLines: 4 };
const SIZES: readonly TitleSize[] = [{ fontSize: 104, maxLines: 2 }, { fontSize: 84, maxLines: 3 }, SMALLEST];

/** Draws a card: the title, with the icon and the name of the site below, on the color of the theme. */
export function renderCardSvg({ title, siteName, language }: ShareCard, look: CardLook): string {
  const { width, height } = CARD_SIZE;
  const isRtl = toDirection(language) === 'rtl';
  const toX = (x: number, size = 0) => (isRtl ? width - x - size : x);
  // resvg ignores the attribute `direction`, which would exchange start and end.
  const anchor = isRtl ? 'end' : 'start';
  const { lines, fontSize } = fitTitle(look.canShow(title) ? title : '');
  const text = (x: number, y: number, size: number, content: string) =>
    `<text x="${toX(x)}" y="${y}" font-size="${size}" text-anchor="${anchor}">${toXmlText(content)}</text>`;
  const titleLines = lines.map((line, index) =>
    text(MARGIN, MARGIN + fontSize * (0.85 + index * 1.1), fontSize, line),
  );
  const iconY = height - MARGIN - ICON;
  const name = look.canShow(siteName) ? text(MARGIN + ICON + 32, height - MARGIN - 42, 44, siteName) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${look.ground}"/>
<g fill="${look.text}" font-family="${toXmlText(look.fontFamily)}" font-weight="700">${titleLines.join('')}${name}</g>
<image x="${toX(MARGIN, ICON)}" y="${iconY}" width="${ICON}" height="${ICON}" xlink:href="data:image/svg+xml;base64,${look.icon}"/>
</svg>`;
}

/** Returns the lines of a title in the largest size in which it fits. In the smallest, the rest of it is cut. */
function fitTitle(title: string): { lines: string[]; fontSize: number } {
  if (title === '') return { lines: [], fontSize: SMALLEST.fontSize };
  const wrap = (fontSize: number, maxLines: number) =>
    wrapText(title, { width: TITLE_WIDTH / fontSize, maxLines });
  const fits = ({ fontSize, maxLines }: TitleSize) => wrap(fontSize, maxLines + 1).length <= maxLines;
  const { fontSize, maxLines } = SIZES.find(fits) ?? SMALLEST;
  return { lines: wrap(fontSize, maxLines), fontSize };
}
