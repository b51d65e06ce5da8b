import type { Snapshot } from '../model/snapshot.ts';

export const toHelpText = ({ sites }: Snapshot, publicUrl: string): string =>
  `The local CMS serves:

  ${publicUrl}/   the page editor
  ${publicUrl}/v1/content/api/graphql/v1?sitecoreContextId=…   GraphQL as Experience Edge
  ${publicUrl}/sitecore/api/graph/edge   GraphQL with the header sc_apikey
  ${publicUrl}/v1/forms/publisher/<form>?sitecoreContextId=…   forms and their submissions
  ${publicUrl}/v1/personalize, ${publicUrl}/v1/events/…   personalization decisions and events
  ${publicUrl}/v1/events/log   a log of both
  ${publicUrl}/-/media/<site>/<file>?w=&h=&mw=&mh=   media
  ${publicUrl}/v1/files/sitemaps/<site>/sitemap.xml   sitemaps
  ${publicUrl}/components/<library>/<component>/<version>/<revision>   templates of FEaaS components
  ${publicUrl}/v1/files/components/styles/<library>.css   style sheets of component libraries
  ${publicUrl}/v1/files/pages/styles/content-styles.css   the style sheet of rich text
  ${publicUrl}/v1/files/data/<site>/<name>.json   data for external components
  ${publicUrl}/healthz
  ${publicUrl}/faults   the active faults; PUT a list to replace them (local-cms/README.md)

${[...sites.values()].map(({ settings }) => `site ${settings.name}: ${settings.languages.join(', ')}`).join('\n')}
`;
