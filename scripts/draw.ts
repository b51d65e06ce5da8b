import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Drawing } from './drawings/drawing.ts';

const HELP = `Draws the pictures of a site into content/<site>/media, and its logo and icons into the folder of its theme.
The pictures of the gallery's samples are in tests/gallery.

  npm run draw -- <site>            runs every program in scripts/drawings/<site> that exports draw()
  npm run draw -- <site> <words>    writes only the files whose path contains one of the words`;

/** Colors of a raster image: five inks, and the tints that smooth their edges. */
const PALETTE = { palette: true, colors: 48, dither: 0, effort: 10 } as const;

async function render({ file, svg, width }: Drawing): Promise<Buffer> {
  if (file.endsWith('.svg')) return Buffer.from(`${svg}\n`);
  const image = sharp(Buffer.from(svg), { density: 144 }).resize({ width }).removeAlpha();
  if (file.endsWith('.jpg')) return image.jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
  return image.png(PALETTE).toBuffer();
}

const [site, ...words] = process.argv.slice(2);
if (!site || site.startsWith('-') || !existsSync(`scripts/drawings/${site}`)) {
  console.log(HELP);
  process.exit(site === '--help' ? 0 : 1);
}
for (const program of globSync(`scripts/drawings/${site}/*.ts`).sort()) {
  const { draw }: { draw?: () => Drawing[] } = await import(pathToFileURL(program).href);
  for (const drawing of draw?.() ?? []) {
    if (words.length > 0 && !words.some((word) => drawing.file.includes(word))) continue;
    const target = /^(src|tests)\//.test(drawing.file)
      ? drawing.file
      : `content/${site}/media/${drawing.file}`;
    const bytes = await render(drawing);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    console.log(`${target}: ${Math.ceil(bytes.length / 1024)} KB`);
  }
}
