import type { ComponentFolder } from './read-components.ts';

const HEADER =
  '// Written by scripts/codegen.ts from the folders of src/components. Do not edit: run `npm run codegen`.';

/**
 * Components in the bundle of every page, because they are smaller than a chunk of their own: a chunk costs a page that
 * uses it about 200 bytes, the bundle costs the other pages 50 (`npm run bytes`). None has a style sheet.
 */
const WITH_EVERY_PAGE = ['ColumnSplitter', 'Container', 'PartialDesignDynamicPlaceholder', 'RichText'];

/** The map for the browser and the server: every variant of every component, most folders in a chunk of their own. */
export function writeComponentMap(components: readonly ComponentFolder[]): string {
  return `${HEADER}
import dynamic from 'next/dynamic';
${components.filter(isWithEveryPage).map(writeImport).join('\n')}
import type { ComponentVariants } from '@/rendering/placeholder/component-map';

type ComponentName = ${components.map(({ name }) => `'${name}'`).join(' | ')};

export const componentMap = {
${components.map(writeEntry).join('\n')}
} satisfies Record<ComponentName, ComponentVariants>;
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

/** The map for the server only: the components that have phrases or a loader. */
export function writeComponentServers(components: readonly ComponentFolder[]): string {
  const names = components.filter(({ hasServer }) => hasServer).map(({ name }) => name);
  return `${HEADER}
${names.map((name) => `import * as ${name} from '@/components/${name}/${name}.server';`).join('\n')}
import type { ComponentServerMap } from '@/rendering/component/component-server';

export const componentServers = { ${names.join(', ')} } satisfies ComponentServerMap;
`;
}
