import type { ComponentVariants } from '../placeholder/component-map';

/** Loads the code of an island. */
export type LoadIsland = () => Promise<ComponentVariants>;
