// The direction of imports (docs/architecture.md). A folder may import what stands in its own row, nothing else.
const mayImport = {
  'src/pages': [
    'middleware',
    'page-props',
    'editing',
    'layouts',
    'themes',
    'generated',
    'rendering',
    'services',
    'cms',
    'config',
    'telemetry',
    'lib',
  ],
  'src/middleware': ['services', 'cms', 'config', 'telemetry', 'lib'],
  'src/page-props': [
    'layouts',
    'editing',
    'generated',
    'rendering',
    'services',
    'cms',
    'config',
    'telemetry',
    'lib',
  ],
  'src/editing': ['services', 'cms', 'config', 'telemetry', 'lib'],
  'src/layouts': ['generated', 'rendering', 'ui', 'themes', 'lib'],
  'src/generated': ['components', 'rendering'],
  'src/components': ['external', 'rendering', 'services', 'cms', 'ui', 'themes', 'lib'],
  'src/external': ['rendering', 'ui', 'themes', 'lib'],
  'src/rendering': ['cms', 'ui', 'themes', 'lib'],
  'src/ui': ['themes', 'lib'],
  'src/themes': ['lib'],
  'src/services': ['cms', 'config', 'telemetry', 'lib'],
  'src/cms': ['config', 'telemetry', 'lib'],
  'src/telemetry': ['config', 'lib'],
  'src/lib': [],
};

const directionRules = Object.entries(mayImport).map(([folder, targets]) => ({
  name: `direction-${folder.replace('src/', '')}`,
  comment: `${folder} may import only from itself and: ${targets.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: '^(src|local-cms|scripts|tests|bench|content)/',
    pathNot: `^(${[folder, ...targets.map((t) => `src/${t}`)].join('|')})(/|\\.ts)`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directionRules,
    {
      name: 'no-cycle',
      comment: 'Types may not go in circles either.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'components-meet-in-placeholders',
      severity: 'error',
      from: { path: '^src/components/([^/]+)/' },
      to: { path: '^src/components/', pathNot: '^src/components/$1/' },
    },
    {
      name: 'one-seam-to-the-sdk',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cms|rendering|editing)/' },
      to: { path: 'node_modules/@sitecore' },
    },
    {
      name: 'middleware-without-react',
      severity: 'error',
      from: { path: '^src/(middleware|proxy)' },
      to: { path: 'node_modules/react' },
    },
    {
      name: 'local-cms-stands-alone',
      severity: 'error',
      from: { path: '^local-cms/' },
      to: { path: '^(src|scripts)/' },
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
