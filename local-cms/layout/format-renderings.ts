import { toDatasourceId, toRenderingId } from '../store/add-owned-items.ts';
import type { Rendering } from '../store/renderings.ts';
import { findVersion, type ItemNode } from '../store/site-model.ts';
import { contentsResolvers } from './component-contents.ts';
import { findShared, formatFields } from './format-fields.ts';
import type { PageContext } from './layout-context.ts';
import { toOutsideParams } from './outside-params.ts';

export type FormattedRendering = {
  uid: string;
  componentName: string;
  dataSource: string;
  params: Record<string, string>;
  fields?: unknown;
  placeholders?: Record<string, FormattedRendering[]>;
  experiences?: Record<string, FormattedRendering | HiddenExperience>;
};

/** How an Edge says that a variant hides a component. */
type HiddenExperience = { uid: string; componentName: null; dataSource: null };

function findDatasource(context: PageContext, rendering: Rendering, owner: ItemNode): ItemNode | null {
  const { content, file } = rendering;
  if (content.kind === 'none') return null;
  if (content.kind === 'shared') return findShared(context, content.name, { file, line: content.line });
  return context.site.byId.get(toDatasourceId(owner.id, rendering.key)) ?? null;
}

function formatContent(context: PageContext, rendering: Rendering, datasource: ItemNode | null) {
  const resolve = Object.hasOwn(contentsResolvers, rendering.component)
    ? contentsResolvers[rendering.component]
    : undefined;
  if (resolve) return { fields: resolve(context, rendering, datasource) };
  const version = datasource && findVersion(context.site, datasource, context.language);
  return version && datasource ? { fields: formatFields(context, version.fields, datasource.id) } : {};
}

/** The parts of a splitter that are in use, which its component reads: "1,2". */
function toEnabledPlaceholders(stems: readonly string[]): Record<string, string> {
  const numbers = stems.flatMap((stem) => /^(?:column|row)-(\d+)$/.exec(stem)?.[1] ?? []);
  return numbers.length > 0 ? { EnabledPlaceholders: numbers.join(',') } : {};
}

/** An experience stands in the place of its default: it has its uid. */
function formatExperiences(context: PageContext, rendering: Rendering, owner: ItemNode) {
  if (rendering.experiences.size === 0) return {};
  const uid = toRenderingId(owner.id, rendering.key);
  const experiences = [...rendering.experiences].map(([variantId, experience]) => [
    variantId,
    experience
      ? { ...formatRendering(context, experience, owner), uid }
      : { uid, componentName: null, dataSource: null },
  ]);
  return { experiences: Object.fromEntries(experiences) };
}

function formatRendering(context: PageContext, rendering: Rendering, owner: ItemNode): FormattedRendering {
  const { placeholders, component, key } = rendering;
  const params = toOutsideParams(context, component, rendering.params);
  const datasource = findDatasource(context, rendering, owner);
  const formatted = {
    uid: toRenderingId(owner.id, key),
    componentName: component,
    dataSource: datasource?.path ?? '',
    params,
    ...formatContent(context, rendering, datasource),
    ...formatExperiences(context, rendering, owner),
  };
  if (!placeholders) return formatted;
  const stems = [...placeholders.keys()];
  return {
    ...formatted,
    // The number is taken before the children's, so that numbers follow the order in the file.
    params: { ...toEnabledPlaceholders(stems), DynamicPlaceholderId: context.takeDynamicId(), ...params },
    placeholders: Object.fromEntries(
      [...placeholders].map(([stem, list]) => [`${stem}-{*}`, formatRenderings(context, list, owner)]),
    ),
  };
}

/** Renderings of a page or a partial design (`owner`) as the layout JSON has them. */
export const formatRenderings = (
  context: PageContext,
  renderings: readonly Rendering[],
  owner: ItemNode,
): FormattedRendering[] => renderings.map((rendering) => formatRendering(context, rendering, owner));
