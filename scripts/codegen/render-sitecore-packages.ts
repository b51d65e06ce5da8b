import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/** Renders the installed versions of Sitecore's packages, which the page editor requests. */
export function renderSitecorePackages(lockFile = 'package-lock.json'): string {
  const { packages } = Lock.parse(JSON.parse(readFileSync(lockFile, 'utf8')));
  const versions = Object.entries(packages).flatMap(([path, { version }]) => {
    const name = /^node_modules\/(@sitecore[\w-]*\/[\w-]+)$/.exec(path)?.[1];
    return name && version ? [`  '${name}': '${version}',`] : [];
  });
  return `// Written by scripts/codegen.ts from package-lock.json. Do not edit: run \`npm run codegen\`.
export const sitecorePackages = {
${versions.join('\n')}
};
`;
}
