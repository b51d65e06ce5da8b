import { z } from 'zod';
import type { ComponentChoices } from '../../content/schemas/components-file.ts';
import type { Site } from '../../model/site-model.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { toWords } from '../../platform/to-words.ts';
import { askSite, type EditedSite } from '../ask-site.ts';
import { listComponents } from '../list-content.ts';
import { toComponentName } from './labels.ts';
import { findThumbnail } from './thumbnails.ts';
import { walkRenderings } from './walk-renderings.ts';

/** Widths that people know by name. A file can have other classes. */
const GRIDS = [
  { value: 'col-12', label: 'Full width' },
  { value: 'col-12 col-lg-8', label: 'Two thirds' },
  { value: 'col-12 col-lg-6', label: 'Half' },
  { value: 'col-12 col-lg-4', label: 'One third' },
  { value: 'col-12 col-lg-3', label: 'One quarter' },
];

const Config = z.looseObject({ components: z.array(z.string()) });

const NO_ANSWER =
  'The site did not say which components it has, so all are listed. Start it with npm start or npm run dev.';

/** Asks the site for the components that it can show (editing protocol §1.1). */
async function findImplemented({ url, secret }: EditedSite): Promise<ReadonlySet<string> | null> {
  const answer = secret ? await askSite(`${url}/api/editing/config`, secret) : null;
  const config = answer?.status === 200 ? Config.safeParse(parseJson(answer.text)) : null;
  return config?.success ? new Set(config.data.components) : null;
}

const listVersions = (site: Site) =>
  [...site.pages.values(), ...site.designs.values()].flatMap((node) => [...node.versions.values()]);

type Used = { count: number; variants: Set<string>; styles: Set<string> };

const createUnused = (): Used => ({ count: 0, variants: new Set(), styles: new Set() });

/** Counts each component in the content of a site, and lists the variants and styles that it has there. */
function findUsed(site: Site): ReadonlyMap<string, Used> {
  const used = new Map<string, Used>();
  const renderings = listVersions(site).flatMap(({ placeholders }) => [...walkRenderings(placeholders)]);
  for (const { component, params } of renderings) {
    const { count, variants, styles } = used.get(component) ?? createUnused();
    used.set(component, { count: count + 1, variants, styles });
    variants.add(params.FieldNames ?? 'Default');
    for (const style of toClasses(params.Styles)) styles.add(style);
  }
  return used;
}

const toClasses = (styles = ''): string[] => styles.split(' ').filter(Boolean);

/** Sitecore's wrappers. What they show is said by params that only a file has. */
const isTechnical = (component: string): boolean =>
  component === 'PartialDesignDynamicPlaceholder' || /^(BYOC|FEaaS)(Component|Wrapper)$/.test(component);

const NO_CHOICES: ComponentChoices = { variants: [], styles: [], start: {} };

const toOptions = (names: Iterable<string>) =>
  [...new Set(names)].map((value) => ({ value, label: toWords(value) }));

/** Lists what can be added to pages of a site, and what can be chosen for it; null if there is no such site. */
export async function describeComponents(name: string, { drafts, choices }: Snapshot, edited: EditedSite) {
  const site = drafts.get(name.toLowerCase());
  if (!site) return null;
  const implemented = await findImplemented(edited);
  const used = findUsed(site);
  const names = listComponents(site).map((component) => component.name);
  const components = names
    .filter((component) => implemented?.has(component) ?? true)
    .filter((component) => !isTechnical(component))
    .map((component) => {
      const { variants, styles, start } = choices.get(component) ?? NO_CHOICES;
      const own = used.get(component);
      return {
        name: component,
        label: toComponentName(component),
        uses: own?.count ?? 0,
        variants: toOptions(['Default', ...variants, ...(own?.variants ?? [])]),
        styles: toOptions([...styles, ...(own?.styles ?? [])]),
        start,
        thumbnail: findThumbnail(site.settings.name, component),
      };
    });
  return {
    components,
    grids: GRIDS,
    allowed: Object.fromEntries([...site.settings.allowed].map(([key, value]) => [key, value.components])),
    shared: [...site.shared].map(([key, node]) => ({
      name: key,
      itemId: node.id,
      template: node.template.name,
      label: node.name,
    })),
    problem: implemented ? null : NO_ANSWER,
  };
}
