/** The statuses of Marquee's own redirects (spec §9). Redirect rules use 301 and 302, as the CMS does. */
export const REDIRECT_STATUS = { afterAction: 303, temporary: 307, permanent: 308 } as const;
