import { type ComponentType, createContext, useContext } from 'react';
import type { Layout } from '@/cms/schemas/layout-schema';
import type { NonBannerConsent } from '@/platform/config/consent-manager';
import type { PhraseKey } from '@/texts/phrases/en';
import { getComponentData } from '../component/get-component-data';
import type { PlaceholderProps, Rendering } from '../component/types';
import type { PublicConfig } from '../jss/starter/config';
import type { ComponentMap } from '../placeholder/component-map';
import { fillPhrase, type PhraseDetail } from './fill-phrase';

/** The part of a page that is sent to the browser: as JSON in the document and in `_next/data`. */
export type PageData = {
  siteName: string;
  language: string;
  defaultLanguage: string;
  languages: readonly string[];
  /** Public path without the language prefix; `/` is the home page. */
  path: string;
  layout: Layout;
  /** Contains only the phrases that this page shows. */
  dictionary: Readonly<Record<string, string>>;
  /** Phrases of the dictionary that are in another language than the page. Absent if there are none, and in islands. */
  foreignPhrases?: { language: string; keys: readonly string[] };
  /** The results of loaders by the uid of their rendering. */
  componentData: Readonly<Record<string, unknown>>;
  publicUrl: string;
  /** For JSS components. In the browser, absent from pages without an island that is a JSS component. */
  starterConfig?: PublicConfig;
  /** Whether errors are shown in detail: in preview, in edit mode and in development. Absent for visitors. */
  showsErrorDetails?: boolean;
  /** Absent if this site's own banner asks for consent. */
  consentManager?: NonBannerConsent;
  library?: Library;
};

/** Data for the messages between the page of one component and the design library. */
export type Library = {
  uid: string;
  /** Patterns in which `*` stands for any characters. */
  allowedOrigins: readonly string[];
  /** Permits the page to fetch the component with other fields. */
  token: string;
  scriptUrl: string;
};

/** The data of the document's `<head>`. All URLs are absolute. */
export type Head = {
  title: string;
  description?: string;
  canonical?: string;
  /** The page in each of its languages, including this one, and `x-default`. */
  alternates: readonly { language: string; href: string }[];
  image?: HeadImage;
  /** Name of the theme. Absent for the default one. */
  theme?: string;
  noIndex?: boolean;
  links: readonly { rel: string; href: string }[];
  /** What link previews read besides title, description, URL and image. */
  openGraph?: readonly { property: string; content: string }[];
  /** The lists of the page as feeds. */
  feeds?: readonly { type: string; href: string }[];
  /** JSON-LD without `<`. */
  structuredData?: string;
  /** What components add with next/head. */
  elements?: readonly HeadElement[];
};

/** The picture of link previews; its size is in pixels. */
type HeadImage = { src: string; alt?: string; width?: number; height?: number };

/** An element of the document's head, with its content as text or as HTML. */
export type HeadElement = {
  tag: string;
  attributes: Readonly<Record<string, string | boolean>>;
  text?: string;
  html?: string;
};

export type PageContextValue = {
  page: PageData;
  componentMap: ComponentMap;
  /** The uid of the rendering with the first image of the page. */
  leadImageUid: string | null;
  /** Shows a placeholder: its components, or in an island the HTML that the server has rendered. */
  Slot: ComponentType<PlaceholderProps>;
};

export const PageContext = createContext<PageContextValue | null>(null);

export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('<PageProvider> is missing');
  return value;
}

export function usePageData(): PageData {
  return usePageContext().page;
}

export function useIsEditing(): boolean {
  return usePageData().layout.sitecore.context.pageEditing === true;
}

/**
 * Returns the text of a phrase with details, or its key in words if there is none (see `fillPhrase`). `Key` is for
 * other phrases than the built-in ones.
 */
export function usePhrase<Key extends string = PhraseKey>(): (
  key: Key,
  ...details: PhraseDetail[]
) => string {
  const { dictionary, language } = usePageData();
  return (key, ...details) => {
    const phrase = Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
    return phrase ? fillPhrase(phrase, details, language) : key.replaceAll('-', ' ');
  };
}

/** Returns the result of the component's loader, or `null` when there is none or it is not valid. */
export function useComponentData<Data>(
  rendering: Rendering,
  isData: (value: unknown) => value is Data,
): Data | null {
  const data = getComponentData(usePageData().componentData, rendering);
  return isData(data) ? data : null;
}

/** Returns whether this rendering shows the first image of the page, which is loaded with priority. */
export function useIsLead({ uid }: Rendering): boolean {
  const { leadImageUid } = usePageContext();
  return uid !== undefined && uid === leadImageUid;
}
