import type { LinkValue } from '../../content/schemas/field-value.ts';
import type { Rendering } from '../../content/schemas/renderings.ts';
import { toInlineItemId } from '../../model/add-owned-items.ts';
import { findVersion, type ItemNode } from '../../model/site-model.ts';
import type { Owner } from './field-metadata.ts';
import { formatField } from './format-fields.ts';
import type { PageContext } from './layout-context.ts';
import { toHref } from './links.ts';
import { formatNavigation } from './navigation.ts';
import { orCollect } from './or-collect.ts';
import { formatFirstText } from './page-title.ts';

/** Returns the `fields` of a rendering whose component shows more than the fields of its datasource. */
type ContentsResolver = (context: PageContext, rendering: Rendering, datasource: ItemNode | null) => unknown;

const formatListLink = (context: PageContext, link: LinkValue, owner: Owner): unknown =>
  orCollect(context, () =>
    formatField(context, { type: 'link', value: link, line: link.line }, { ...owner, field: 'Link' }),
  );

/** Returns a link list in the JSON structure that XM Cloud uses. */
const linkList: ContentsResolver = (context, _rendering, datasource) => {
  const fields = datasource && findVersion(context.site, datasource, context.language)?.fields;
  const links = fields?.values.get('Links');
  const file = fields?.file ?? '';
  const ownerId = datasource?.id ?? '';
  const results = links?.type === 'links' ? links.value : [];
  return {
    data: {
      datasource: {
        field: { title: datasource ? formatFirstText(context, datasource, ['Title'], '') : { value: '' } },
        children: {
          results: results.map((link, index) => ({
            field: {
              link: formatListLink(context, link, { id: toInlineItemId(ownerId, 'Links', index), file }),
            },
          })),
        },
      },
    },
  };
};

const title: ContentsResolver = (context) => {
  const { site, language, page } = context;
  const item = {
    url: { path: toHref(site, language, page.route ?? '/'), siteName: site.settings.name },
    field: { jsonValue: formatFirstText(context, page, ['Title'], page.name) },
  };
  return { data: { datasource: item, contextItem: item } };
};

const pageContent: ContentsResolver = (context) => {
  const { site, language, page } = context;
  const fields = findVersion(site, page, language)?.fields;
  const content = fields?.values.get('Content');
  if (!fields || !content) return { Content: { value: '' } };
  return { Content: formatField(context, content, { id: page.id, file: fields.file, field: 'Content' }) };
};

export const contentsResolvers: Readonly<Record<string, ContentsResolver>> = {
  LinkList: linkList,
  Navigation: formatNavigation,
  PageContent: pageContent,
  Title: title,
};
