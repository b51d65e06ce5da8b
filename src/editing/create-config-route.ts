import type { createGuard, Refusals } from './guard';

const refusals: Refusals = {
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
export const createConfigRoute = (
  guard: ReturnType<typeof createGuard>,
  { components, packages }: Abilities,
) =>
  guard(refusals, () => ({
    status: 200,
    headers: {},
    body: { components, packages, editMode: 'metadata' },
  }));
