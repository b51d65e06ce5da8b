import { createContext } from 'react';
import type { ComponentVariants } from '../placeholder/component-map';

/** Loads the code of an island's component. */
export type LoadIsland = () => Promise<ComponentVariants>;

/** Starts the islands inside an element. Returns a function that stops them. */
export type StartIslands = (element: Element) => () => void;

/** For the server, where nothing starts. */
export const startNone: StartIslands = () => () => undefined;

export const IslandStarter = createContext<StartIslands>(startNone);
