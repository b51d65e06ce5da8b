import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFolder } from '@tests/local-cms/hash-folder.ts';
import { startAuthoringCms } from '@tests/local-cms/start-authoring-cms';
import sharp, { type Sharp } from 'sharp';

let cms: Awaited<ReturnType<typeof startAuthoringCms>>;
beforeAll(async () => {
  cms = await startAuthoringCms({ 'acme/media.yml': 'red.png:\n  alt: { en: Red }\n  focus: 30% 60%\n' });
});
afterAll(() => cms.close());

const CROP = 'mutation ($input: CropMediaInput!) { cropMedia(input: $input) { media } }';

const crop = (input: object) => cms.send(CROP, { input: { site: 'acme', by: 'Ada', ...input } });

/** A picture whose left half is red and whose right half is blue. */
const halves = (): Sharp =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: 40, height: 40, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ]);

async function store(name: string, bytes: Buffer) {
  const file = path.join(cms.contentFolder, 'acme/media', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  await cms.reload();
}

const left = { left: 0, top: 10, width: 40, height: 20 };

test.each(['png', 'jpg', 'webp', 'avif'])('a part of a %s is a new file beside it', async (extension) => {
  const format = extension === 'jpg' ? 'jpeg' : (extension as 'png' | 'webp' | 'avif');
  const original = await halves().toFormat(format).toBuffer();
  await store(`projects/half.${extension}`, original);
  const answer = await crop({ media: `projects/half.${extension}`, ...left });
  expect(answer).toEqual({ data: { cropMedia: { media: `projects/half-crop.${extension}` } } });
  const stored = sharp(path.join(cms.contentFolder, `acme/media/projects/half-crop.${extension}`));
  expect(await stored.metadata()).toMatchObject({ width: 40, height: 20 });
  const { dominant } = await stored.stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.b).toBeLessThan(60);
});

test('the picture stays, a second crop gets a number, and the alternative text comes along', async () => {
  const original = await halves().png().toBuffer();
  await store('red.png', original);
  expect(await crop({ media: 'red.png', ...left })).toMatchObject({
    data: { cropMedia: { media: 'red-crop.png' } },
  });
  expect(await crop({ media: 'red.png', ...left })).toMatchObject({
    data: { cropMedia: { media: 'red-crop-2.png' } },
  });
  expect(await sharp(path.join(cms.contentFolder, 'acme/media/red.png')).metadata()).toMatchObject({
    width: 80,
  });
  expect(await cms.read('media.yml')).toContain('red-crop.png:\n  alt: { en: Red }\n');
  expect(await cms.send('{ journal(first: 1) { by } }')).toMatchObject({
    data: { journal: [{ by: 'Ada' }] },
  });
});

test('a photo that a camera has turned is cropped as it is shown', async () => {
  await store('turned.jpg', await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(await crop({ media: 'turned.jpg', left: 0, top: 0, width: 40, height: 40 })).toMatchObject({
    data: { cropMedia: { media: 'turned-crop.jpg' } },
  });
  const { dominant } = await sharp(path.join(cms.contentFolder, 'acme/media/turned-crop.jpg')).stats();
  expect(dominant.r).toBeGreaterThan(200);
});

test.each<[string, object, string]>([
  [
    'an area beyond the picture',
    { ...left, width: 81 },
    'The crop area is not inside the image, which has 80 × 40 pixels',
  ],
  ['an area that begins before the picture', { ...left, left: -1 }, 'The crop area is not inside the image'],
  ['an empty area', { ...left, width: 0 }, 'The crop area is not inside the image'],
  [
    'numbers that add up to something small',
    { ...left, left: 2147483647, width: 2147483647 },
    'The crop area is not inside',
  ],
  ['a number that is no pixel', { ...left, left: 0.5 }, 'Int cannot represent'],
  ['another file of the site', { ...left, media: '../site.yml' }, 'There is no file'],
  ['a path that leads elsewhere', { ...left, media: '../../../etc/passwd' }, 'There is no file'],
  ['a drawing', { ...left, media: 'plan.svg' }, 'Only a JPEG, PNG, WebP or AVIF'],
  ['an animation', { ...left, media: 'moving.gif', width: 10, height: 10 }, 'Only a JPEG, PNG, WebP or AVIF'],
  ['a file that is no picture', { ...left, media: 'broken.png' }, 'The crop area is not inside the image'],
  ['another site', { ...left, site: 'nobody' }, 'is no site with media'],
])('refuses %s', async (_, input, message) => {
  await store('whole.png', await halves().png().toBuffer());
  await store('moving.gif', await halves().gif().toBuffer());
  await store('broken.png', Buffer.from('<script>'));
  await store('plan.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>'));
  const before = await hashFolder(cms.contentFolder);
  const { errors } = await crop({ media: 'whole.png', ...input });
  expect(errors?.[0]?.message).toContain(message);
  expect(await hashFolder(cms.contentFolder)).toBe(before);
});
