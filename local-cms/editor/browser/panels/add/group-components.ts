import type { Component } from '../../platform/library.ts';

type Group = { title: string; components: readonly Component[] };

/** How many are listed before the others. */
const MOST = 6;

/** Puts the components that a site uses most before all others, which are in the order of their names. */
export function groupComponents(components: readonly Component[]): Group[] {
  const most = components
    .filter(({ uses }) => uses > 0)
    .sort((a, b) => b.uses - a.uses)
    .slice(0, MOST);
  const others = components
    .filter((one) => !most.includes(one))
    .sort((a, b) => a.label.localeCompare(b.label));
  return [
    { title: 'Most used', components: most },
    { title: 'Others', components: others },
  ].filter((group) => group.components.length > 0);
}
