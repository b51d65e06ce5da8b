export type Embed = {
  kind: 'map' | 'video';
  /** Name of the service, as visitors see it. */
  service: string;
  src: string;
  /** URL of the map or video on the service's own site. */
  href: string;
};

/** Returns `null` if the URL is not from this service or leads to nothing that can be embedded. */
export type FindEmbed = (url: URL, isPlaying: boolean) => Embed | null;
