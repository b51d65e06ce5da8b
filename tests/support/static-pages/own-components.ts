import { existsSync, readFileSync } from 'node:fs';
import { componentMap } from '@/generated/component-map';
import { componentServers } from '@/generated/component-servers';
import { islands } from '@/generated/islands';
import {
  type ComponentServer,
  type ComponentServerMap,
  findComponentServer,
} from '@/rendering/component/component-server';
import type { ComponentMap, ComponentVariants } from '@/rendering/placeholder/component-map';
import type { LoadIsland } from '@/rendering/static-html/island-starter';

export type Components = {
  map: ComponentMap;
  servers: ComponentServerMap;
  islands: Readonly<Record<string, LoadIsland>>;
};

/** Components that were adopted from another project. They follow the rules of that project. */
export const adoptedNames: readonly string[] = Object.keys(componentMap).filter(
  (componentName) => findComponentServer({ componentName }, componentServers)?.isJss,
);

const toEntry = (name: string) => `src/components/${name}/${name}.tsx`;

/** Those of ours that an adopted one replaces. Codegen knows ours by the same imports. */
const replacedNames = adoptedNames.filter(
  (name) =>
    existsSync(toEntry(name)) &&
    /'@\/(?:features|rendering|cms|texts|themes|platform)\//.test(readFileSync(toEntry(name), 'utf8')),
);

/** Our components. Where an adopted one replaces ours, this is ours. */
export const ownComponents: Components = {
  map: replace(componentMap, (name): ComponentVariants => require(`@/components/${name}/${name}`)),
  servers: replace<ComponentServer>(componentServers, (name) =>
    existsSync(`src/components/${name}/${name}.server.ts`)
      ? require(`@/components/${name}/${name}.server`)
      : undefined,
  ),
  islands: replace<LoadIsland>(islands, (name) =>
    readFileSync(toEntry(name), 'utf8').startsWith("'use client';")
      ? async () => require(`@/components/${name}/${name}`)
      : undefined,
  ),
};

/** Leaves out what was adopted, and adds what it replaces. */
function replace<Value>(
  generated: Readonly<Record<string, Value>>,
  load: (name: string) => Value | undefined,
): Record<string, Value> {
  const own = Object.entries(generated).filter(([name]) => !adoptedNames.includes(name));
  const replaced = replacedNames.flatMap((name): [string, Value][] => {
    const value = load(name);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries([...own, ...replaced]);
}

if (adoptedNames.length > 0) {
  process.stdout.write(
    `Not tried with malformed content, because they were adopted: ${adoptedNames.join(', ')}. \`npm run doctor -- --starter\` tries them with yours.\n`,
  );
}
