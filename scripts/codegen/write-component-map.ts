import path from 'node:path';
import type { ComponentFolder } from './read-components.ts';

const HEADER =
  '// Written by scripts/codegen.ts from the folders of src/components. Do not edit: run `npm run codegen`.';

/** Writes the map of all component variants, with which the server renders. */
export function writeComponentMap(components: readonly ComponentFolder[]): string {
  return `${HEADER}
${components.map(({ name }) => `import * as ${name} from '@/components/${name}/${name}';`).join('\n')}
import type { ComponentVariants } from '@/rendering/placeholder/component-map';

type ComponentName = ${components.map(({ name }) => `'${name}'`).join(' | ')};

export const componentMap = {
${components.map(writeEntry).join('\n')}
} satisfies Record<ComponentName, ComponentVariants>;
`;
}

function writeEntry({ name, variants }: ComponentFolder): string {
  return `${name}: { ${variants.map((variant) => `${variant}: ${name}.${variant}`).join(', ')} },`;
}

/** Writes the map of the islands, each of which is a chunk that the browser loads when a page has the island. */
export function writeIslands(components: readonly ComponentFolder[]): string {
  const names = components.filter(({ isIsland }) => isIsland).map(({ name }) => name);
  return `${HEADER}
import type { LoadIsland } from '@/rendering/static-html/island-starter';

export const islands = {
${names.map((name) => `${name}: () => import('@/components/${name}/${name}'),`).join('\n')}
} satisfies Record<string, LoadIsland>;
`;
}

/** Writes one style sheet of all components, because the browser never loads a static component's modules. */
export function writeComponentStyles(components: readonly ComponentFolder[]): string {
  const styleSheets = new Set(components.flatMap((component) => component.styleSheets));
  return `${HEADER}
${[...styleSheets]
  .sort()
  .map((file) => `@use "${path.posix.relative('src/generated', file).replace(/\.scss$/, '')}";`)
  .join('\n')}
`;
}

/** Writes the map of the components that have phrases or a loader. Only the server imports it. */
export function writeComponentServers(components: readonly ComponentFolder[]): string {
  const names = components.filter(({ hasServer }) => hasServer).map(({ name }) => name);
  return `${HEADER}
${names.map((name) => `import * as ${name} from '@/components/${name}/${name}.server';`).join('\n')}
import type { ComponentServerMap } from '@/rendering/component/component-server';

export const componentServers = { ${names.join(', ')} } satisfies ComponentServerMap;
`;
}
