export type Embed = {
  kind: 'map' | 'video';
  /** The service's name for visitors. */
  service: string;
  /** URL of the frame. */
  src: string;
  /** URL of the same on the service's own site. */
  href: string;
};

/** Returns `null` when the URL is not one of the service, or shows nothing that can be embedded. */
export type FindEmbed = (url: URL, isPlaying: boolean) => Embed | null;
