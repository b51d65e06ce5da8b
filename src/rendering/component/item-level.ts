import { createContext } from 'react';

/** The level of the headings of a section's items: 3 below its title, 2 in a section without a title. */
export const ItemLevel = createContext<2 | 3>(3);
