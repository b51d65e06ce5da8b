/** PageContent shows this field of the page when the rendering itself has no text. */
export const routeFields = ['Content'];
