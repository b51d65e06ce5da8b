/** What a picture of a link preview shows. */
export type ShareCard = {
  title: string;
  siteName: string;
  language: string;
  /** Name of an existing theme. */
  theme: string;
};

/** Pixels. All networks show pictures of this size whole. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
