import type { ComponentFolder } from './read-components.ts';

const HEADER =
  '// Written by scripts/codegen.ts from the folders of src/components. Do not edit: run `npm run codegen`.';

/** The map for the browser and the server: every variant of every component, each folder a chunk of its own. */
export function writeComponentMap(components: readonly ComponentFolder[]): string {
  return `${HEADER}
import dynamic from 'next/dynamic';
import type { ComponentMap } from '@/rendering/component-map';

export const componentNames = [${components.map(({ name }) => `'${name}'`).join(', ')}] as const;

export const componentMap = {
${components.map(writeEntry).join('\n')}
} satisfies ComponentMap<(typeof componentNames)[number]>;
`;
}

function writeEntry({ name, variants }: ComponentFolder): string {
  const lines = variants.map(
    (variant) =>
      `${variant}: dynamic(() => import('@/components/${name}/${name}').then((module) => module.${variant})),`,
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
