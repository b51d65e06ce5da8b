export const RELEASES = 'releases';

/** A symbolic link to the release that `npm run serve` runs. */
export const CURRENT_RELEASE = `${RELEASES}/current`;
