import { isRecord, isText } from '@/lib/json-kinds';
import { toItems, toText } from '@/rendering/field-values';

export type NavigationItem = {
  id: string;
  text: string;
  href: string;
  /** Class names that the CMS gives by level and place. */
  styles: readonly string[];
  children: readonly NavigationItem[];
};

/** Reads the tree of pages, which comes as a list or, through the SDK, as an object with numeric keys. */
export function toNavigationItems(tree: unknown, parentId = ''): NavigationItem[] {
  return toItems(tree)
    .map((page, index) => toItem(page, `${parentId}${index}`))
    .filter(({ text, href }) => text !== '' && href !== '');
}

function toItem(page: Record<string, unknown>, id: string): NavigationItem {
  const { NavigationTitle, Title, DisplayName, Href, Querystring, Styles, Children } = page;
  const query = isText(Querystring) && Querystring ? `?${Querystring.replace(/^\?/, '')}` : '';
  return {
    id,
    text: toText(NavigationTitle) || toText(Title) || (isText(DisplayName) ? DisplayName : ''),
    href: isText(Href) && Href ? `${Href}${query}` : '',
    styles: Array.isArray(Styles) ? Styles.filter(isText) : [],
    children: isRecord(Children) || Array.isArray(Children) ? toNavigationItems(Children, `${id}-`) : [],
  };
}
