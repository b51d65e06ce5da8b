/** What a visitor may allow or refuse. What a page cannot work without is not asked. */
export const consentCategories = ['analytics', 'media', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** What the visitor said; a category that is absent was not decided yet. */
export type Consent = Readonly<Partial<Record<ConsentCategory, boolean>>>;

/** Whether there is nothing left to ask. */
export function isDecided(consent: Consent): boolean {
  return consentCategories.every((category) => consent[category] !== undefined);
}
