import { listOwnModules } from './list-browser-code.ts';
import { isGlobalStyleSheet } from './list-style-sheets.ts';
import type { ModuleGraph } from './module-graph.ts';
import { toPackageName } from './package-name.ts';
import { type Component, isInOwnFolder, type JssComponentInfo, listCommonJs } from './read-components.ts';

/** What of the SDK has no effect here, and why. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  EditFrame: 'EditFrame shows only its content: edit frames belong to the Experience Editor',
  withEditorChromes: 'withEditorChromes changes nothing: it belongs to the Experience Editor',
  VisitorIdentification: 'VisitorIdentification does nothing: XM Cloud sends it no timestamp',
};

const GLOBAL_STYLE_SHEET =
  'Next allows a global style sheet only in src/pages/_app.tsx: import it there, or rename it to *.module.scss';

/** Says what of a JSS component works differently here, or not at all. */
export function listNotes(component: Component, graph: ModuleGraph): string[] {
  if (component.kind === 'own') return [];
  return [
    ...listKindNotes(component),
    ...listReplaced(component),
    ...listLoaderNotes(component),
    ...listImportNotes(component, graph),
    ...listMissingOf(component, graph),
  ];
}

/** Says which files and packages the JSS components import that are not there. */
export function listMissing(components: readonly Component[], graph: ModuleGraph): string[] {
  return [...new Set(components.flatMap((component) => listMissingOf(component, graph)))];
}

function listMissingOf({ kind, entry }: Component, graph: ModuleGraph): string[] {
  if (kind === 'own') return [];
  return listOwnModules(entry, graph).flatMap(({ file, imports }) =>
    imports
      .filter((one) => one.file === null && !one.specifier.startsWith('@sitecore-jss/'))
      .map(({ specifier, line }) => `${file}:${line}: '${specifier}' is missing: ${toAdvice(specifier)}`),
  );
}

/** Explains a component of ours that codegen does not take for one of ours. */
function listKindNotes({ entry }: JssComponentInfo): string[] {
  if (!isInOwnFolder(entry)) return [];
  return [`${entry} gets the props of the SDK: it imports nothing from @/rendering, @/features …`];
}

function listReplaced({ entry, replaces }: JssComponentInfo): string[] {
  return replaces === null ? [] : [`${entry} replaces ${replaces}`];
}

function listLoaderNotes({ entry, loader }: JssComponentInfo): string[] {
  if (loader !== 'getServerSideProps') return [];
  return [
    `${entry}: getServerSideProps runs when the page is rendered for the cache, without request and response`,
  ];
}

function listImportNotes({ entry }: JssComponentInfo, graph: ModuleGraph): string[] {
  return listOwnModules(entry, graph).flatMap(({ file, imports }) =>
    imports.flatMap((one) => {
      const { specifier, line, names } = one;
      const place = `${file}:${line}`;
      if (specifier.startsWith('@sitecore-jss/')) {
        return names.flatMap((name) => (WITHOUT_EFFECT[name] ? [`${place}: ${WITHOUT_EFFECT[name]}`] : []));
      }
      if (isGlobalStyleSheet(one)) return [`${place}: ${GLOBAL_STYLE_SHEET}`];
      return [];
    }),
  );
}

/** Says which files are no components because they are CommonJS. */
export function listNotTaken(root: string): string[] {
  return listCommonJs(root).map(
    (file) =>
      `${file} is CommonJS, so no component: write \`import\` and \`export\` in place of \`require\` and \`exports\``,
  );
}

/** The aliases that the starter has too, and what no package is called. */
const FILE = /^(?:components|lib|src|temp|assets)(?:\/|$)|^@\/|^[^@a-z\d]/;
const PACKAGE = /^(?:@[a-z\d][a-z\d._-]*\/)?[a-z\d][a-z\d._-]*$/;

function toAdvice(specifier: string): string {
  if (FILE.test(specifier)) return 'copy the file too, or add its alias to `paths` in tsconfig.json';
  const name = toPackageName(specifier);
  // A path below a name without a scope can also be one in a folder of the project, such as `hooks/use-open`.
  const isPackage = PACKAGE.test(name) && (name === specifier || name.startsWith('@'));
  if (isPackage) return `npm install ${name}`;
  return 'copy the folder to src and add its alias to `paths` in tsconfig.json, or install the package';
}
