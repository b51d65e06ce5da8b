/** Shown when the rendering has no text of its own. */
export const routeFields = ['Content'];
