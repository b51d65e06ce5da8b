import type { ComponentFolder } from './read-components.ts';

const HEADER =
  '// Written by scripts/codegen.ts from the folders of src/components. Do not edit: run `npm run codegen`.';

// The bundle of every page contains these components, because they are tiny and have no style sheet.
// One costs each page about 50 bytes. A chunk would cost each page that uses it 200 bytes (`npm run bytes`).
const WITH_EVERY_PAGE = ['ColumnSplitter', 'Container', 'PartialDesignDynamicPlaceholder', 'RichText'];

/** Writes the map of all component variants. Most components are in a chunk of their own. */
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

/** Writes the map of the components that have phrases or a loader. Only the server imports it. */
export function writeComponentServers(components: readonly ComponentFolder[]): string {
  const names = components.filter(({ hasServer }) => hasServer).map(({ name }) => name);
  return `${HEADER}
${names.map((name) => `import * as ${name} from '@/components/${name}/${name}.server';`).join('\n')}
import type { ComponentServerMap } from '@/rendering/component/component-server';

export const componentServers = { ${names.join(', ')} } satisfies ComponentServerMap;
`;
}
