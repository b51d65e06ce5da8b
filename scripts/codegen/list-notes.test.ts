import { createProjectFolder } from '@tests/fixtures/project-folder';
import { listNotes } from './list-notes';
import { createModuleGraph } from './module-graph';
import { readComponents } from './read-components';

/** Returns the notes on a component in src/components/Promo.tsx. */
function noteOn(source: string, files: Record<string, string> = {}): string[] {
  const root = createProjectFolder({ 'src/components/Promo.tsx': source, ...files });
  const graph = createModuleGraph(root);
  return readComponents(root, graph).flatMap((component) => listNotes(component, graph));
}

const SDK = "from '@sitecore-jss/sitecore-jss-nextjs';\nexport const Default = 1;";

const COPY_FILE = 'copy the file too, or add its alias to `paths` in tsconfig.json';
const COPY_FOLDER =
  'copy the folder to src and add its alias to `paths` in tsconfig.json, or install the package';

test.each([
  ['slick', 'npm install slick'],
  ['@acme/ui/x', 'npm install @acme/ui'],
  ['lib/x', COPY_FILE],
  ['./x', COPY_FILE],
  ['~/x', COPY_FILE],
  ['@/x', COPY_FILE],
  ['hooks/useX', COPY_FOLDER],
  ['utils/x', COPY_FOLDER],
  ['@hooks/useX', COPY_FOLDER],
])('says what to do if %s is missing', (specifier, advice) => {
  expect(noteOn(`import x from '${specifier}';\nexport default 1;`)).toEqual([
    `src/components/Promo.tsx:1: '${specifier}' is missing: ${advice}`,
  ]);
});

test('says that Next refuses a global style sheet', () => {
  expect(noteOn("import './promo.css';\nexport default 1;", { 'src/components/promo.css': '' })).toEqual([
    expect.stringContaining('src/components/Promo.tsx:1: Next allows a global style sheet only in'),
  ]);
});

test('says that getServerSideProps has no request', () => {
  expect(noteOn('export const getServerSideProps = 1;\nexport default 1;')).toEqual([
    expect.stringContaining('without request and response'),
  ]);
});

test.each(['EditFrame', 'withEditorChromes', 'VisitorIdentification'])(
  'says that %s has no effect',
  (name) => {
    expect(noteOn(`import { ${name} } ${SDK}`)).toContainEqual(expect.stringContaining(name));
  },
);

test('says which component of ours is replaced', () => {
  expect(
    noteOn('export default 1;', {
      'src/components/Promo/Promo.tsx': "import '@/rendering/fields/fields';\nexport const Default = 1;",
    }),
  ).toEqual(['src/components/Promo.tsx replaces src/components/Promo/Promo.tsx']);
});

test('says why a component in a folder of its name is none of ours', () => {
  const entry = 'src/components/Hero/Hero.tsx';
  expect(noteOn('export const helper = 1;', { [entry]: 'export const Default = 1;' })).toEqual([
    expect.stringContaining(`${entry} gets the props of the SDK: it imports nothing from @/rendering`),
  ]);
});

test('has nothing to say of a plain component', () => {
  expect(noteOn('export default 1;')).toEqual([]);
});
