export type Embed = {
  kind: 'map' | 'video';
  /** The service's name for visitors. */
  service: string;
  /** URL of the frame. */
  src: string;
  /** URL of the same map or video on the service's own site. */
  href: string;
};

/** Returns `null` if the URL is not of this service or shows nothing that can be embedded. */
export type FindEmbed = (url: URL, isPlaying: boolean) => Embed | null;
