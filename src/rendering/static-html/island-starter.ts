import { createContext } from 'react';
import type { ComponentVariants } from '../placeholder/component-map';

/** Loads the code of an island's component. */
export type LoadIsland = () => Promise<ComponentVariants>;

/** Starts the islands inside an element. Returns a function that stops them. */
export type StartIslands = (element: Element) => () => void;

/** On the server, and on a page without islands, there is nothing to start. */
export const IslandStarter = createContext<StartIslands>(() => () => undefined);
