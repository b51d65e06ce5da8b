export type EmbedAddress = {
  kind: 'map' | 'video';
  /** As visitors know it: YouTube. */
  service: string;
  /** What the frame loads. */
  src: string;
  /** The same as a page of the service, for those who want no frame. */
  href: string;
};

/** Reads an address of one service; `null` when it is of another, or of nothing that can be shown. */
export type FindEmbed = (url: URL, isPlaying: boolean) => EmbedAddress | null;
