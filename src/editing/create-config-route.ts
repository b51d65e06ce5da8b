import type { EditingRoute, Guard, Wording } from './guard';

const wording: Wording = {
  toBody: (message) => ({ message }),
  toOriginMessage: () => 'Invalid origin',
  secretMessage: 'Missing or invalid editing secret',
};

type Abilities = {
  components: readonly string[];
  /** Versions of Sitecore's packages by name. */
  packages: Readonly<Record<string, string>>;
};

/** Tells the editor what this site can show, by which it greys out the rest (editing protocol §1.1). */
export function createConfigRoute(guard: Guard, { components, packages }: Abilities): EditingRoute {
  const body = { components, packages, editMode: 'metadata' };
  return guard(wording, () => ({ status: 200, headers: {}, body }));
}
