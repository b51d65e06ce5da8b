import type { ComponentFolder } from './read-components.ts';

const HEADER =
  '// Written by scripts/codegen.ts from the folders of src/components. Do not edit: run `npm run codegen`.';

/**
 * Components that come with every page because they are smaller than a chunk of their own, which costs a page that
 * has it some 200 bytes and every other page 50 (`npm run bytes`). None has a style sheet.
 */
const WITH_EVERY_PAGE = ['ColumnSplitter', 'Container', 'PartialDesignDynamicPlaceholder', 'RichText'];

/** The map for the browser and the server: every variant of every component, nearly each folder its own chunk. */
export function writeComponentMap(components: readonly ComponentFolder[]): string {
  return `${HEADER}
import dynamic from 'next/dynamic';
${components.filter(isWithEveryPage).map(writeImport).join('\n')}
import type { ComponentMap } from '@/rendering/component-map';

export const componentNames = [${components.map(({ name }) => `'${name}'`).join(', ')}] as const;

export const componentMap = {
${components.map(writeEntry).join('\n')}
} satisfies ComponentMap<(typeof componentNames)[number]>;
`;
}

function isWithEveryPage({ name }: ComponentFolder): boolean {
  return WITH_EVERY_PAGE.includes(name);
}

function writeImport({ name }: ComponentFolder): string {
  return `import * as ${name} from '@/components/${name}/${name}';`;
}

function writeEntry(component: ComponentFolder): string {
  const { name, variants } = component;
  const lines = variants.map((variant) =>
    isWithEveryPage(component)
      ? `${variant}: ${name}.${variant},`
      : `${variant}: dynamic(() => import('@/components/${name}/${name}').then((module) => module.${variant})),`,
  );
  return `${name}: {\n${lines.join('\n')}\n},`;
}

/** The map for the server alone: which components have phrases or a loader. */
export function writeComponentServers(components: readonly ComponentFolder[]): string {
  const names = components.filter(({ hasServer }) => hasServer).map(({ name }) => name);
  return `${HEADER}
${names.map((name) => `import * as ${name} from '@/components/${name}/${name}.server';`).join('\n')}
import type { ComponentServerMap } from '@/rendering/component-server';

export const componentServers = { ${names.join(', ')} } satisfies ComponentServerMap;
`;
}
