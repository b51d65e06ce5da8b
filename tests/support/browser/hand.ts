/** What one person makes. The address of a page is made from its title. */
export type Plan = { title: string; address: string; variant: string; campaign: string };

/** Everything that a person does, by the device that they have. */
export type Hand = {
  createPage: () => Promise<void>;
  add: (label: string) => Promise<void>;
  /** Types the heading of a component that is selected, or that a variant has instead. */
  typeHeading: (old: string, text: string, variant?: string) => Promise<void>;
  makeVariant: () => Promise<void>;
  showEverybody: () => Promise<void>;
  publish: () => Promise<void>;
  beginDanish: () => Promise<void>;
  selectHero: () => Promise<void>;
};
