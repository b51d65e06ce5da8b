import path from 'node:path';
import { ADOPTED_TSCONFIG, type AdoptedPath } from './list-adopted.ts';
import type { Component, JssComponentInfo } from './read-components.ts';
import { HEADER } from './render-component-map.ts';

const JSS_FOLDER = 'src/generated/jss';
export const OWN_TSCONFIG = `${JSS_FOLDER}/tsconfig.json`;
const ADOPTED_BIOME = 'src/biome.json';

/** The files that tools find only outside of the folder for generated files. */
export const SETTINGS = [ADOPTED_TSCONFIG, ADOPTED_BIOME];

/** Returns whether codegen writes the file only for JSS components. */
export function isJssFile(file: string): boolean {
  return file.startsWith(`${JSS_FOLDER}/`) || SETTINGS.includes(file);
}

/** In each file that codegen writes. Biome allows it only where it expects a text. */
const MARK = 'Written by scripts/codegen.ts';

/** Returns whether codegen has written this content. A project may have files of its own at the same places. */
export function isWrittenByCodegen(content: string): boolean {
  return content.includes(MARK);
}

/**
 * Renders what the JSS components need. The code is JavaScript with declarations, so that the
 * compiler checks the adopted files only with their own options.
 */
export function renderJssFiles(
  components: readonly Component[],
  adopted: readonly AdoptedPath[],
  /** What tsconfig.json excludes. */
  exclude: readonly string[],
): Map<string, string> {
  const jss = components.filter((component) => component.kind === 'jss');
  if (jss.length === 0) return new Map();
  const islands = jss.filter(({ isIsland }) => isIsland);
  return new Map([
    [`${JSS_FOLDER}/components.js`, renderComponents(jss)],
    [`${JSS_FOLDER}/components.d.ts`, declare(COMPONENTS)],
    [`${JSS_FOLDER}/servers.js`, renderServers(jss)],
    [`${JSS_FOLDER}/servers.d.ts`, declare(SERVERS)],
    [`${JSS_FOLDER}/islands.js`, renderIslands(islands)],
    [`${JSS_FOLDER}/islands.d.ts`, declare(ISLANDS)],
    ...islands.map((island): [string, string] => [
      `${JSS_FOLDER}/islands/${island.name}.js`,
      renderIsland(island),
    ]),
    [ADOPTED_TSCONFIG, renderAdoptedTsconfig(adopted)],
    [OWN_TSCONFIG, renderOwnTsconfig(adopted, exclude)],
    [ADOPTED_BIOME, renderBiome(adopted)],
  ]);
}

function renderComponents(jss: readonly JssComponentInfo[]): string {
  const entries = jss.map((component, index) => {
    const variants = component.variants.map(
      ([variant], number) => `${variant}: ${wrap(component, `C${index}V${number}`)}`,
    );
    return `${JSON.stringify(component.name)}: { ${variants.join(', ')} },`;
  });
  return `${HEADER}
${jss.map((component, index) => importVariants(component, `C${index}V`)).join('\n')}
${renderRuntime(jss)}

export const jssComponents = {
${entries.join('\n')}
};
`;
}

function renderRuntime(jss: readonly JssComponentInfo[]): string {
  const phrases = `\nimport { withPhrases } from '@/rendering/jss/with-phrases';`;
  return `import { toJssComponent } from '@/rendering/jss/to-jss-component';${
    jss.some(({ usesPhrases }) => usesPhrases) ? phrases : ''
  }`;
}

function importVariants({ entry, variants }: JssComponentInfo, prefix: string): string {
  const names = variants.map(([, exportName], index) => `${exportName} as ${prefix}${index}`);
  return `import { ${names.join(', ')} } from ${toSpecifier(entry)};`;
}

/** The name of a file may contain a quotation mark. */
function toSpecifier(entry: string): string {
  return JSON.stringify(entry.replace(/^src\//, '@/').replace(/\.[jt]sx?$/, ''));
}

function wrap({ usesPhrases }: JssComponentInfo, local: string): string {
  return usesPhrases ? `withPhrases(toJssComponent(${local}))` : `toJssComponent(${local})`;
}

function renderServers(jss: readonly JssComponentInfo[]): string {
  const loaders = jss.flatMap(({ entry, loader }, index) =>
    loader ? [`import { ${loader} as load${index} } from ${toSpecifier(entry)};`] : [],
  );
  const entries = jss.map(({ name, loader, usesPhrases }, index) => {
    const load = loader ? `load: load${index}, ` : '';
    return `${JSON.stringify(name)}: toJssServer({ ${load}usesPhrases: ${usesPhrases} }),`;
  });
  return `${HEADER}
${loaders.join('\n')}
import { toJssServer } from '@/rendering/jss/to-jss-server';

export const jssServers = {
${entries.join('\n')}
};
`;
}

function renderIslands(islands: readonly JssComponentInfo[]): string {
  return `${HEADER}
export const jssIslands = {
${islands.map(({ name }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`./islands/${name}.js`)}),`).join('\n')}
};
`;
}

/** Each island is a module of its own, which exports only variants: the bundler leaves out its loader. */
function renderIsland(component: JssComponentInfo): string {
  const variants = component.variants.map(
    ([variant], index) => `export const ${variant} = ${wrap(component, `V${index}`)};`,
  );
  return `${HEADER}
${importVariants(component, 'V')}
${renderRuntime([component])}

${variants.join('\n')}
`;
}

type Declaration = {
  name: string;
  type: string;
  /** The type to import, if `type` only contains it. */
  imported?: string;
  /** The file of that type. */
  file: string;
};

const COMPONENTS = { name: 'jssComponents', type: 'ComponentMap', file: 'placeholder/component-map' };
const SERVERS = { name: 'jssServers', type: 'ComponentServerMap', file: 'component/component-server' };
const ISLANDS = {
  name: 'jssIslands',
  type: 'Record<string, LoadIsland>',
  imported: 'LoadIsland',
  file: 'static-html/island-starter',
};

function declare({ name, type, imported = type, file }: Declaration): string {
  return `${HEADER}
import type { ${imported} } from '@/rendering/${file}';

export const ${name}: ${type};
`;
}

/** The compiler options of Sitecore's starter, which are less strict than ours. */
function renderAdoptedTsconfig(adopted: readonly AdoptedPath[]): string {
  return toJson({
    '//': MARK,
    extends: '../../tsconfig.json',
    compilerOptions: {
      strictFunctionTypes: false,
      noUncheckedIndexedAccess: false,
      noImplicitOverride: false,
      noFallthroughCasesInSwitch: false,
      noUnusedLocals: false,
      noUnusedParameters: false,
      verbatimModuleSyntax: false,
      erasableSyntaxOnly: false,
    },
    include: [
      '../../next-env.d.ts',
      '../rendering/jss/starter/*',
      ...adopted.map((one) => toGlob(one, 'src/components')),
    ],
    exclude: [],
  });
}

/** Our own files: all without those that were adopted. */
function renderOwnTsconfig(adopted: readonly AdoptedPath[], exclude: readonly string[]): string {
  return toJson({
    '//': MARK,
    extends: '../../../tsconfig.json',
    include: ['../../../**/*.ts', '../../../**/*.tsx', '../../../next.config.js'],
    exclude: [
      ...exclude.map((folder) => `../../../${folder}`),
      ...adopted.map((one) => toGlob(one, JSS_FOLDER)),
    ],
  });
}

function renderBiome(adopted: readonly AdoptedPath[]): string {
  return toJson({
    root: false,
    extends: '//',
    files: { includes: ['**', `!${MARK}`, ...adopted.map((one) => `!${toGlob(one, 'src')}`)] },
  });
}

function toGlob({ path: file, isFolder }: AdoptedPath, from: string): string {
  return path.posix.relative(from, file) + (isFolder ? '/**/*' : '');
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
