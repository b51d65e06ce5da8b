/** What a page says of itself to browsers and search engines. Addresses are absolute. */
export type Head = {
  title: string;
  description?: string;
  canonical?: string;
  /** The page in each of its languages, itself among them; `x-default` is a language here. */
  alternates: readonly { language: string; href: string }[];
  image?: string;
  noIndex?: boolean;
  links: readonly { rel: string; href: string }[];
};
