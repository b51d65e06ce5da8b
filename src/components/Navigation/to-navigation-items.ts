import { isRecord, isString } from '@/platform/json/json-types';
import { toItems, toText } from '@/rendering/fields/field-values';
import { isScriptLink } from '@/rendering/navigation/link-kind';

export type NavigationItem = {
  id: string;
  text: string;
  href: string;
  /** Class names, such as `level0`, that the CMS derives from the level and position of the entry. */
  styles: readonly string[];
  children: readonly NavigationItem[];
};

/** Converts the tree of pages, without those whose link is a script. Each level is a list, or has numeric keys. */
export function toNavigationItems(tree: unknown, parentId = ''): NavigationItem[] {
  return toItems(tree)
    .map((page, index) => toItem(page, `${parentId}${index}`))
    .filter(({ text, href }) => text !== '' && href !== '');
}

function toItem(page: Record<string, unknown>, id: string): NavigationItem {
  const { NavigationTitle, Title, DisplayName, Href, Querystring, Styles, Children } = page;
  const query = isString(Querystring) && Querystring ? `?${Querystring.replace(/^\?/, '')}` : '';
  return {
    id,
    text: toText(NavigationTitle) || toText(Title) || (isString(DisplayName) ? DisplayName : ''),
    href: isString(Href) && Href && !isScriptLink(Href) ? `${Href}${query}` : '',
    styles: Array.isArray(Styles) ? Styles.filter(isString) : [],
    children: isRecord(Children) || Array.isArray(Children) ? toNavigationItems(Children, `${id}-`) : [],
  };
}
