import { readdirSync } from 'node:fs';
import { listThemes, readTheme } from './theme-file.ts';

test.each(listThemes())(
  'the folder of the theme %s has every file that pages and share cards need',
  (name) => {
    const { folder, fonts } = readTheme(name);
    const files = ['card.ttf', 'icon.svg', 'logo.svg', 'tokens.scss', 'touch-icon.png'];
    if (fonts[0]?.script === 'arabic') files.push('card-latin.ttf');
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([...files, ...fonts.map(({ file }) => file)]));
  },
);
