/** A list of articles, the newest first. All URLs are absolute. */
export type Feed = {
  title: string;
  description: string;
  language: string;
  siteName: string;
  /** URL of the page with the list. */
  pageUrl: string;
  /** URL of the feed itself. */
  feedUrl: string;
  entries: readonly FeedEntry[];
};

export type FeedEntry = { title: string; url: string; published: Date; summary: string; topic: string };

export const feedFormats = ['rss', 'atom'] as const;

export type FeedFormat = (typeof feedFormats)[number];

export const isFeedFormat = (value: unknown): value is FeedFormat =>
  feedFormats.some((format) => format === value);
