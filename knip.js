import { listAdoptedGlobs } from './.dependency-cruiser.js';

const adopted = listAdoptedGlobs();

// Ours that an adopted component replaces is no longer imported, but stays for the day when that one is removed.
const entriesBesideAdopted =
  adopted.length === 0 ? [] : ['src/generated/jss/**/*.js', 'src/components/*/*.tsx'];

export default {
  entry: [
    'scripts/*.ts',
    'scripts/drawings/*/*.ts',
    'server/main.ts',
    'local-cms/server.ts',
    'local-cms/**/browser/main.{ts,tsx}',
    'bench/*.ts',
    'bench/{floor,bare}/next.config.js',
    'bench/{floor,bare}/pages/**/*.jsx',
    'tests/**/*.spec.ts',
    'tests/support/local-cms/save-forever.ts',
    'src/components/*/*.server.ts',
    'src/rendering/jss/starter/*',
    ...entriesBesideAdopted,
  ],
  project: ['{src,server,local-cms,scripts,tests,bench}/**/*.{ts,tsx}'],
  // kubernetes-models: tests/deploy writes its imports as text. @fontsource: theme.json names the files of fonts.
  ignoreDependencies: ['bootstrap', 'kubernetes-models', /^@fontsource/],
  // Debian's.
  ignoreBinaries: ['wrk', 'setpriv', 'redis-server', 'openssl'],
  // One pattern, because knip wants those removed that match nothing.
  ignore: ['tests/jss/components/**', ...(adopted.length === 0 ? [] : [`{${adopted.join(',')},}`])],
};
