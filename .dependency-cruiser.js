import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// The direction of imports. docs/architecture.md shows the same tables; tests/docs/architecture.test.ts compares them.
// A folder may import only the folders that its row lists.
export const mayImport = {
  'src/proxy.ts': ['composition', 'middleware', 'platform'],
  'src/instrumentation.ts': ['composition'],
  'src/pages': ['composition', 'page-props', 'layouts', 'generated', 'features', 'themes', 'platform'],
  'src/composition': [
    'middleware',
    'page-props',
    'layouts',
    'generated',
    'features',
    'rendering',
    'cms',
    'texts',
    'platform',
  ],
  'src/middleware': ['features', 'cms', 'platform'],
  'src/page-props': ['layouts', 'features', 'rendering', 'cms', 'texts', 'platform'],
  'src/layouts': ['features', 'rendering', 'texts', 'themes', 'platform'],
  'src/generated': ['components', 'features', 'rendering', 'themes'],
  'src/components': ['features', 'rendering', 'cms', 'texts', 'themes', 'platform'],
  'src/features': ['rendering', 'cms', 'texts', 'themes', 'platform'],
  'src/rendering': ['cms', 'texts', 'themes', 'platform'],
  'src/cms': ['platform'],
  'src/themes': ['platform'],
  'src/texts': [],
  'src/platform': ['texts'],
};

// The server around Next, which is a bundle of its own.
export const serverMayImport = { server: ['platform'] };

// A feature may import only the features that its row lists.
export const featureMayImport = {
  analytics: ['consent'],
  byoc: ['external-data'],
  consent: [],
  editing: ['sites'],
  'external-data': [],
  feaas: ['external-data'],
  forms: ['analytics'],
  health: [],
  offline: [],
  personalization: ['sites'],
  redirects: ['sites'],
  revalidation: ['sites'],
  security: ['editing'],
  search: ['sites'],
  seo: ['sites'],
  sites: [],
};

// The same for the folders of the local CMS. Its tests may import from all of them and from tests/support.
export const localCmsMayImport = {
  'local-cms/http': ['editor', 'authoring', 'services', 'graphql', 'model', 'content', 'platform'],
  'local-cms/editor': ['authoring', 'graphql', 'model', 'content', 'platform'],
  'local-cms/authoring': ['graphql', 'model', 'content', 'platform'],
  'local-cms/services': ['model', 'content', 'platform'],
  'local-cms/graphql': ['model', 'content', 'platform'],
  'local-cms/model': ['content'],
  'local-cms/content': [],
  'local-cms/platform': [],
};

// Adopted files follow the rules of the project that they come from. `npm run codegen` lists them (docs/decisions/026).
export function listAdoptedGlobs() {
  if (!existsSync('src/generated/jss/tsconfig.json')) return [];
  const { include } = JSON.parse(readFileSync('src/components/tsconfig.json', 'utf8'));
  return include
    .map((glob) => path.posix.join('src/components', glob))
    .filter((file) => file.startsWith('src/') && !file.startsWith('src/rendering/'));
}

const ADOPTED = listAdoptedGlobs().map((glob) => `^${glob.replace('/**/*', '/').replaceAll('.', '\\.')}`);

const isFile = (row) => row.endsWith('.ts');

const TEST = '\\.test\\.tsx?$';

const directionRules = Object.entries({ ...mayImport, ...serverMayImport }).flatMap(([row, targets]) => {
  const toOthers = (...more) => ({
    path: '^(src|server|local-cms|scripts|tests|bench|content)/',
    pathNot: `^(${[row, ...targets.map((target) => `src/${target}`), ...more].join('|')})(/|$)`,
  });
  const from = isFile(row) ? `^${row}$` : `^${row}/`;
  const name = `direction-${row.replace('src/', '')}`;
  const comment = `${row} may import only from itself and: ${targets.join(', ') || 'nothing'}`;
  return [
    { name, comment, severity: 'error', from: { path: from, pathNot: [TEST, ...ADOPTED] }, to: toOthers() },
    {
      name: `${name}-tests`,
      comment,
      severity: 'error',
      from: { path: `${from}.*${TEST}` },
      to: toOthers('tests/support'),
    },
  ];
});

const featureRules = Object.entries(featureMayImport).map(([feature, targets]) => ({
  name: `feature-${feature}`,
  comment: `features/${feature} may import only these other features: ${targets.join(', ') || 'none'}`,
  severity: 'error',
  from: { path: `^src/features/${feature}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/features/', pathNot: `^src/features/(${[feature, ...targets].join('|')})/` },
}));

const localCmsRules = Object.entries(localCmsMayImport).map(([zone, targets]) => ({
  name: `direction-${zone.replace('/', '-')}`,
  comment: `${zone} may import only from itself and: ${targets.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${zone}/`, pathNot: TEST },
  to: {
    path: '^(src|server|local-cms|scripts|tests|bench|content)/',
    pathNot: `^(${[zone, ...targets.map((target) => `local-cms/${target}`)].join('|')})/`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directionRules,
    ...featureRules,
    ...localCmsRules,
    {
      name: 'every-zone-has-a-row',
      severity: 'error',
      from: {},
      to: {
        path: '^local-cms/[^/]+/',
        pathNot: `^(${Object.keys(localCmsMayImport).join('|')})/`,
      },
    },
    {
      name: 'every-feature-has-a-row',
      severity: 'error',
      from: {},
      to: { path: '^src/features/', pathNot: `^src/features/(${Object.keys(featureMayImport).join('|')})/` },
    },
    {
      name: 'every-folder-has-a-row',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: [`^(${Object.keys(mayImport).join('|')})(/|$)`, ...ADOPTED] },
    },
    {
      name: 'no-cycle',
      comment: 'Type imports must not form a cycle either.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'components-meet-in-placeholders',
      severity: 'error',
      from: { path: '^src/components/([^/]+)/', pathNot: ADOPTED },
      to: { path: '^src/components/', pathNot: '^src/components/$1/' },
    },
    {
      name: 'one-seam-to-the-sdk',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(cms|rendering|features)/', ...ADOPTED] },
      to: { path: 'node_modules/@sitecore' },
    },
    {
      name: 'middleware-without-react',
      severity: 'error',
      from: { path: '^src/(proxy|middleware/|composition/middleware)', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/react/', reachable: true },
    },
    {
      name: 'site-without-local-cms',
      comment: 'The site must work with any CMS, and has no code for the page editor of this one.',
      severity: 'error',
      from: { path: '^(src/|server/|next\\.config\\.)' },
      to: { path: '^local-cms/' },
    },
    {
      name: 'local-cms-stands-alone',
      severity: 'error',
      from: { path: '^local-cms/' },
      to: { path: '^(src|server|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|bench/(floor|bare))/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
