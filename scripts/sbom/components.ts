import { z } from 'zod';

const Licence = z.union([
  z.object({ license: z.object({ id: z.string() }) }).transform(({ license }) => license.id),
  z.object({ license: z.object({ name: z.string() }) }).transform(({ license }) => license.name),
  z.object({ expression: z.string() }).transform(({ expression }) => expression),
]);

/** A bill of materials (CycloneDX 1.5), as far as it is read here. */
const Bom = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({ name: z.string(), version: z.string(), licenses: z.array(Licence).default([]) }),
  ),
});

export type Component = { name: string; version: string; licence: string };

/** Reads the packages of a bill of materials. The licence is an SPDX expression, or '' if the package names none. */
export function readComponents(bom: unknown): Component[] {
  return Bom.parse(bom)
    .components.map(({ name, version, licenses }) => ({ name, version, licence: licenses.join(' AND ') }))
    .sort((one, other) => `${one.name}@${one.version}`.localeCompare(`${other.name}@${other.version}`));
}

const LockFile = z.object({
  packages: z.record(z.string(), z.object({ name: z.string().optional(), version: z.string().optional() })),
});

/** Maps `name@version` to the folders of the package, because several versions of one can be installed. */
export function readFolders(lockFile: unknown): Map<string, string> {
  const { packages } = LockFile.parse(lockFile);
  return new Map(
    Object.entries(packages).map(([folder, { name, version }]) => [
      `${name ?? folder.replace(/^.*node_modules\//, '')}@${version}`,
      folder,
    ]),
  );
}
