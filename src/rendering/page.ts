import { createContext, useContext } from 'react';
import type { Layout } from '@/cms/layout-schema';
import type { ComponentMap } from './component-map';
import type { Rendering } from './types';

/** All that the browser knows of a page: plain data, as it travels in the document and in `_next/data`. */
export type Page = {
  siteName: string;
  language: string;
  defaultLanguage: string;
  languages: readonly string[];
  /** Public path without the language's prefix; `/` is the home page. */
  path: string;
  layout: Layout;
  /** Only the phrases that this page shows. */
  dictionary: Readonly<Record<string, string>>;
  /** What the loaders of components found, by the rendering's uid. */
  componentData: Readonly<Record<string, unknown>>;
  publicUrl: string;
  /** Whether errors are told in full: in preview and edit state and in development. Absent for visitors. */
  tellsErrors?: boolean;
  library?: Library;
};

/** What the page of one component needs to speak with the design library. */
export type Library = {
  uid: string;
  /** Patterns, in which `*` stands for any characters. */
  allowedOrigins: readonly string[];
  /** Lets the page ask for the component with other fields. */
  token: string;
  /** The library's own script. */
  scriptUrl: string;
};

type PageContextValue = {
  page: Page;
  componentMap: ComponentMap;
  /** The rendering whose image the visitor waits for. */
  leadImageUid: string | null;
};

export const PageContext = createContext<PageContextValue | null>(null);

export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('There is no <PageProvider> around this component.');
  return value;
}

export function usePage(): Page {
  return usePageContext().page;
}

/** Whether an editor works on the page. */
export function useIsEditing(): boolean {
  return usePage().layout.sitecore.context.pageEditing === true;
}

/**
 * Gives the phrase of a key in the page's language, or the key when the dictionary has none.
 * `{0}` in a phrase becomes `detail`.
 */
export function usePhrase(): (key: string, detail?: string) => string {
  const { dictionary } = usePage();
  return (key, detail = '') => {
    const phrase = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
    return phrase ? phrase.replace('{0}', () => detail) : key;
  };
}

/** What the component's loader found; `null` when it has none, failed, or answered something else. */
export function useComponentData<Data>(
  { uid }: Rendering,
  isData: (value: unknown) => value is Data,
): Data | null {
  const { componentData } = usePage();
  const data = uid !== undefined && Object.hasOwn(componentData, uid) ? componentData[uid] : undefined;
  return isData(data) ? data : null;
}

/** Whether this rendering shows the first image of the page, which should not wait for anything. */
export function useIsLead({ uid }: Rendering): boolean {
  const { leadImageUid } = usePageContext();
  return uid !== undefined && uid === leadImageUid;
}
