import type { Rendering } from '@/cms/schemas/layout-schema';
import type { PageData } from '../context/page-data';

/** A rendering whose component runs in the browser. Its place in the HTML is `<div data-island="{id}">`. */
export type Island = {
  id: string;
  rendering: Rendering;
  /** The share of the content's width that its column has. Absent for the full width. */
  columnShare?: number;
  /** Whether it shows the first image of the page. */
  isLead?: boolean;
  /** Whether it hydrates without being near the visible part of the page. */
  isEager?: boolean;
  /** Whether it hydrates only when the visitor points at it or moves the focus to it. */
  waitsForUse?: boolean;
  /** HTML of the slots that the island did not show on the server, such as those of a closed tab. */
  hiddenSlots?: Readonly<Record<string, string>>;
};

/** A page for visitors. The document contains the HTML only as markup; `_next/data` contains it as a string. */
export type StaticPage = { html: string; islands: readonly Island[] };

/** What islands get. They render with it on the server too, so that the browser renders the same. */
export type BrowserData = {
  page: PageData;
  toRendering: (rendering: Rendering) => Rendering;
  /** Whether the component of a rendering is a JSS component. */
  isJss: (rendering: Rendering) => boolean;
};
