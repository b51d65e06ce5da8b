import { commitFiles } from '../../../local-cms/authoring/files/commit-files.ts';
import { disk } from '../../../local-cms/authoring/files/file-system.ts';

// Saves two files with the same number again and again, until it is killed.
const [contentFolder = '', intentFolder = '', first = '0'] = process.argv.slice(2);
const filler = 'The wind belongs to all of us. '.repeat(3000);
for (let number = Number(first); ; number++) {
  const text = `${number}\n${filler}\n${number}\n`;
  await commitFiles(disk, { contentFolder, intentFolder }, [
    { path: 'pages/en.yml', text },
    { path: 'pages/da/da.yml', text },
    { path: `pages/en.${number % 2 === 0 ? 'draft' : 'v1'}.yml`, text },
    { path: `pages/en.${number % 2 === 0 ? 'v1' : 'draft'}.yml`, text: null },
  ]);
  if (number === Number(first)) process.stdout.write('saving\n');
}
