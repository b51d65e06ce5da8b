/** The page's own text, which is shown when the rendering has none. */
export const routeFields = ['Content'];
