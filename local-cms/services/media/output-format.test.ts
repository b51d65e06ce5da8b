import { chooseFormat } from './output-format.ts';

const all = 'image/avif,image/webp,*/*';
const small = { width: 800, height: 600 };

test.each([
  ['image/jpeg', all, small, 'avif'],
  ['image/png', 'image/webp,*/*', small, 'webp'],
  ['image/jpeg', '*/*', small, null],
  ['image/jpeg', all, { width: 4096, height: 4096 }, 'webp'],
  ['image/gif', all, small, null],
  ['image/webp', all, small, null],
])(
  'an image of the type %s is sent to a browser that accepts %s in the size %j as %s',
  (type, accept, size, format) => {
    expect(chooseFormat(type, accept, size)).toBe(format);
  },
);
