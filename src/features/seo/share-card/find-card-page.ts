/** Returns the page of a picture, with its language first: `/share-card/en/news.png` is `en/news`. */
export const findCardPage = (pathname: string): string | null =>
  /^\/share-card\/(.+)\.png$/.exec(pathname)?.[1] ?? null;
