/** For Marquee's own redirects (spec §9, docs/decisions/017). Redirects by an editor's rule have the status 301 or 302. */
export const REDIRECT_STATUS = { afterAction: 303, temporary: 307, permanent: 308 } as const;
