/**
 * The statuses of the framework's own redirects (spec §9). Rules of editors have 301 and 302, as the CMS calls them.
 */
export const REDIRECT_STATUS = { afterAction: 303, temporary: 307, permanent: 308 } as const;
