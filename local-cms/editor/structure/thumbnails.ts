import { existsSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** The pictures of `npm run visual` (decision 039). A release has none. */
const PICTURES = path.join(import.meta.dirname, '../../../tests/visual/gallery.spec.ts-snapshots');

/** Above the first sample, a picture has the name of the component and of the variant. */
const HEADINGS = 90;
const SIZE = { width: 320, height: 180 };

const cached = new LRUCache<string, Buffer>({ max: 200 });

const toPicture = (name: string): string => path.join(PICTURES, `${name}-light-1280-linux.png`);

const toSlug = (component: string): string =>
  component
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .replace(/(?<=[A-Z])(?=[A-Z][a-z])/g, '-')
    .toLowerCase();

/** Returns the address of a component's picture; null if the gallery has none. */
export function findThumbnail(site: string, component: string): string | null {
  const name = `${site}-${toSlug(component)}`;
  return existsSync(toPicture(name)) ? `/editor/thumbnails/${name}.webp` : null;
}

async function render(file: string): Promise<Buffer> {
  const picture = sharp(file);
  const { width, height } = await picture.metadata();
  const top = Math.min(HEADINGS, Math.max(0, height - 1));
  const shown = Math.min(height - top, Math.round((width * SIZE.height) / SIZE.width));
  const region = { left: 0, top, width, height: shown };
  return picture
    .extract(region)
    .resize({ ...SIZE, fit: 'cover', position: 'left top' })
    .webp()
    .toBuffer();
}

export async function serveThumbnail(file: string): Promise<Response> {
  const [, name] = /^([a-z0-9-]+)\.webp$/.exec(file) ?? [];
  if (name === undefined || !existsSync(toPicture(name)))
    return new Response('There is no such picture.\n', { status: 404 });
  const bytes = cached.get(name) ?? (await render(toPicture(name)));
  cached.set(name, bytes);
  const headers = { 'content-type': 'image/webp', 'cache-control': 'max-age=600' };
  return new Response(new Uint8Array(bytes), { headers });
}
