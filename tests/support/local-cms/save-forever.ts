import path from 'node:path';

import { commitFiles } from '../../../local-cms/authoring/files/commit-files.ts';
import { disk } from '../../../local-cms/authoring/files/file-system.ts';

// Saves two files with the same number again and again, until it is killed.
const [contentFolder = '', intentFolder = '', first = '0'] = process.argv.slice(2);
const filler = 'The wind belongs to all of us. '.repeat(3000);

const read = async (file: string) => (await disk.read(path.join(contentFolder, file)))?.toString() ?? null;

for (let number = Number(first); ; number++) {
  const text = `${number}\n${filler}\n${number}\n`;
  const [written, deleted] = number % 2 === 0 ? ['draft', 'v1'] : ['v1', 'draft'];
  const files = ['pages/en.yml', 'pages/da/da.yml', `pages/en.${written}.yml`, `pages/en.${deleted}.yml`];
  const changes = files.map(async (file, index) => ({
    path: file,
    before: await read(file),
    content: index === 3 ? null : text,
  }));
  await commitFiles(disk, { contentFolder, intentFolder }, await Promise.all(changes));
  if (number === Number(first)) process.stdout.write('saving\n');
}
