import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { mayImport } from '../../.dependency-cruiser.js';
import { listBrowserCode, listOwnModules } from './list-browser-code.ts';
import { listStyleImports, listStyleSheets } from './list-style-sheets.ts';
import { createModuleGraph, type ModuleGraph } from './module-graph.ts';
import { createsElements, readExports } from './read-exports.ts';

type ComponentBase = {
  /** The name of its rendering in the CMS. */
  name: string;
  /** Its file, such as `src/components/Promo/Promo.tsx`. */
  entry: string;
  /** The component variants by the name that the CMS uses, with the names of their exports. `Default` is the first. */
  variants: [variant: string, exportName: string][];
  /** Whether its code travels to the browser. That of the others renders on the server only. */
  isIsland: boolean;
};

export type OwnComponent = ComponentBase & {
  kind: 'own';
  /** Whether it has a `<Name>.server.ts` with phrases or a loader beside it. */
  hasServer: boolean;
  /** The style sheets of its modules, such as `src/components/Hero/Hero.scss`. */
  styleSheets: string[];
};

/** A component written for Sitecore's SDK. It gets the SDK's props and contexts. */
export type JssComponentInfo = ComponentBase & {
  kind: 'jss';
  /** The export that loads its data on the server. */
  loader: string | null;
  /** Whether it reads the phrases of the site with next-localization. */
  usesPhrases: boolean;
  /** What its modules import as style sheets: files of the project and packages. */
  styleImports: string[];
  /** The file of the component of the same name that it replaces, most often one of ours. */
  replaces: string | null;
};

export type Component = OwnComponent | JssComponentInfo;

export const COMPONENTS = 'src/components';

const COMPONENT_FILE = /(?<!\.(?:test|spec|stories|server))\.[jt]sx$/;

/** Helpers have such names too, such as `Card.types.ts`, but those of components have a capital and no second part. */
const PLAIN_FILE = /\/[A-Z][^./]*\.[jt]s$/;

/**
 * Reads the components. Ours have a folder with the name of their rendering, and import from our folders. Any other file
 * that exports a component is a JSS component: the name of the file is that of its rendering, as in Sitecore's starter.
 */
export function readComponents(root: string, graph = createModuleGraph(root)): Component[] {
  const files = listComponentFiles(root);
  const own = files.filter((file) => isOwn(root, file));
  const ownFolders = new Set(own.map((file) => path.posix.dirname(file)));
  const adopted = files.filter((file) => !ownFolders.has(toOwnFolder(file)));
  const components = [
    ...own.map((entry) => readOwnComponent(root, entry, graph)),
    ...adopted.flatMap((entry) => readJssComponent(root, entry, graph) ?? []),
  ];
  const byName = Map.groupBy(components, ({ name }) => name);
  return [...byName.values()]
    .map((group) => group.reduce(chooseOne))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Lists the files of our components, also of those that a JSS component replaces. */
export function listOwnEntries(root: string): string[] {
  return listComponentFiles(root).filter((file) => isOwn(root, file));
}

/** Lists the files that may export a component. Those of ours have JSX in their names. */
export function listComponentFiles(root: string): string[] {
  return listFiles(root).filter((file) => COMPONENT_FILE.test(file) || isPlainComponent(root, file));
}

/** Returns whether a file without JSX in its name is a component: it creates elements, or passes one on. */
function isPlainComponent(root: string, file: string): boolean {
  if (!PLAIN_FILE.test(file)) return false;
  const source = readFileSync(path.join(root, file), 'utf8');
  const exported = readExports(source, file);
  return (exported.includes('default') || exported.includes('Default')) && createsElements(source, file);
}

/** Lists the files that would be components if they were no CommonJS, which has no names that codegen could read. */
export function listCommonJs(root: string): string[] {
  return listFiles(root).filter((file) => {
    if (!/\/[A-Z][^./]*\.c?jsx?$/.test(file)) return false;
    const source = readFileSync(path.join(root, file), 'utf8');
    return readExports(source, file).length === 0 && /^\s*(?:module\.)?exports\b/m.test(source);
  });
}

function listFiles(root: string): string[] {
  return readdirSync(path.join(root, COMPONENTS), { recursive: true, encoding: 'utf8' })
    .map((file) => `${COMPONENTS}/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

/** Returns the folder of our component to which a file would belong. */
function toOwnFolder(file: string): string {
  return file.split('/').slice(0, 3).join('/');
}

/** The folders that a component of ours may import, such as `@/rendering/`. It imports at least one of them. */
const OWN_FOLDERS = mayImport['src/components'].map((folder) => `@/${folder}/`);

function isOwn(root: string, file: string): boolean {
  if (!isInOwnFolder(file)) return false;
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'));
  return importedFiles.some(({ fileName }) => OWN_FOLDERS.some((folder) => fileName.startsWith(folder)));
}

/** Returns whether a file is in a folder of its name, as the files of our components are. */
export function isInOwnFolder(file: string): boolean {
  const name = toName(file);
  return file === `${COMPONENTS}/${name}/${name}.tsx`;
}

function toName(file: string): string {
  return path.posix.parse(file).name;
}

function readOwnComponent(root: string, entry: string, graph: ModuleGraph): OwnComponent {
  const variants = toVariants(readExports(readFileSync(path.join(root, entry), 'utf8'), entry));
  if (!variants.some(([variant]) => variant === 'Default')) {
    throw new Error(`${entry} exports no \`Default\`, the variant that is used when the CMS names no other.`);
  }
  return {
    name: toName(entry),
    entry,
    kind: 'own',
    variants,
    hasServer: existsSync(path.join(root, entry.replace(/\.tsx$/, '.server.ts'))),
    isIsland: graph(entry).isClient,
    styleSheets: listStyleSheets(root, entry, graph),
  };
}

/** Returns `null` for a file that helps components and exports none. */
function readJssComponent(root: string, entry: string, graph: ModuleGraph): JssComponentInfo | null {
  const exported = readExports(readFileSync(path.join(root, entry), 'utf8'), entry);
  const fallback: Component['variants'] = exported.includes('default') ? [['Default', 'default']] : [];
  const named = toVariants(exported);
  const variants = named.some(([variant]) => variant === 'Default') ? named : [...fallback, ...named];
  if (variants[0]?.[0] !== 'Default') return null;
  const modules = listOwnModules(entry, graph);
  return {
    name: toName(entry),
    entry,
    kind: 'jss',
    variants,
    loader: LOADERS.find((name) => exported.includes(name)) ?? null,
    usesPhrases: modules.some(({ imports }) => imports.some(({ specifier }) => specifier === PHRASES)),
    isIsland: graph(entry).isClient || listBrowserCode(entry, graph).length > 0,
    styleImports: listStyleImports(modules),
    replaces: null,
  };
}

const LOADERS = ['getStaticProps', 'getServerSideProps'];
const PHRASES = 'next-localization';

/** Components have a capital first letter. `Default` comes first, then the others in source order. */
function toVariants(exported: readonly string[]): Component['variants'] {
  return exported
    .filter((name) => /^[A-Z]/.test(name))
    .sort((one, other) => Number(other === 'Default') - Number(one === 'Default'))
    .map((name) => [name, name]);
}

/** A JSS component replaces those of the same name before it: ours, and as in the starter, another JSS component. */
function chooseOne(one: Component, other: Component): Component {
  return other.kind === 'jss' ? { ...other, replaces: one.entry } : other;
}
