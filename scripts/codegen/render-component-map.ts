import path from 'node:path';
import type { Component, OwnComponent } from './read-components.ts';

export const HEADER =
  '// Written by scripts/codegen.ts from the files of src/components. Do not edit: run `npm run codegen`.';

/** Renders the map of all component variants, which the server uses. */
export function renderComponentMap(components: readonly Component[]): string {
  const { own, hasJss } = split(components);
  return `${HEADER}
${own.map(({ name }) => `import * as ${name} from '@/components/${name}/${name}';`).join('\n')}
import type { ComponentMap, ComponentVariants } from '@/rendering/placeholder/component-map';
${hasJss ? `import { jssComponents } from './jss/components';\n` : ''}
type ComponentName = ${own.map(({ name }) => `'${name}'`).join(' | ')};

const ownComponents = {
${own.map(renderEntry).join('\n')}
} satisfies Record<ComponentName, ComponentVariants>;

export const componentMap: ComponentMap = { ...ownComponents${hasJss ? ', ...jssComponents' : ''} };
`;
}

function split(components: readonly Component[]): { own: OwnComponent[]; hasJss: boolean } {
  const own = components.filter((component) => component.kind === 'own');
  return { own, hasJss: own.length < components.length };
}

function renderEntry({ name, variants }: OwnComponent): string {
  return `${name}: { ${variants.map(([variant]) => `${variant}: ${name}.${variant}`).join(', ')} },`;
}

/** Renders the map of the islands, each of which is a chunk that the browser loads when a page has the island. */
export function renderIslands(components: readonly Component[]): string {
  const { own, hasJss } = split(components.filter(({ isIsland }) => isIsland));
  return `${HEADER}
import type { LoadIsland } from '@/rendering/static-html/island-starter';
${hasJss ? `import { jssIslands } from './jss/islands';\n` : ''}
export const islands = {
${own.map(({ name }) => `${name}: () => import('@/components/${name}/${name}'),`).join('\n')}
${hasJss ? '...jssIslands,' : ''}
} satisfies Record<string, LoadIsland>;
`;
}

/** Renders one style sheet of our components, because the browser never loads a static component's modules. */
export function renderComponentStyles(components: readonly Component[]): string {
  const styleSheets = new Set(split(components).own.flatMap((component) => component.styleSheets));
  return `${HEADER}
${[...styleSheets]
  .sort()
  .map((file) => `@use "${path.posix.relative('src/generated', file).replace(/\.scss$/, '')}";`)
  .join('\n')}
`;
}

/** Renders the imports of the style sheets of JSS components: CSS Modules, and style sheets of packages. */
export function renderAdoptedStyles(components: readonly Component[]): string {
  const files = components.flatMap((component) => (component.kind === 'jss' ? component.styleImports : []));
  const imports = [...new Set(files)].sort().map((file) => `import ${toStyleSpecifier(file)};`);
  return `${HEADER}\n${[...imports, 'export {};'].join('\n')}\n`;
}

function toStyleSpecifier(specifier: string): string {
  return JSON.stringify(specifier.replace(/^src\//, '@/'));
}

/** Renders the map of the components that have phrases or a loader. Only the server imports it. */
export function renderComponentServers(components: readonly Component[]): string {
  const { own, hasJss } = split(components);
  const names = own.filter(({ hasServer }) => hasServer).map(({ name }) => name);
  return `${HEADER}
${names.map((name) => `import * as ${name} from '@/components/${name}/${name}.server';`).join('\n')}
import type { ComponentServerMap } from '@/rendering/component/component-server';
${hasJss ? `import { jssServers } from './jss/servers';\n` : ''}
export const componentServers = {
  ${names.map((name) => `${name},`).join(' ')}${hasJss ? '...jssServers' : ''}
} satisfies ComponentServerMap;
`;
}
