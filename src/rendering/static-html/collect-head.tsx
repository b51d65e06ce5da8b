import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { isValidElement, type ReactNode } from 'react';
import { isRecord } from '@/platform/json/json-types';
import type { HeadElement } from '../context/page-data';

/** What components put into the document's head with next/head while they render on the server. */
export type HeadCollector = {
  mountedInstances: Set<ReactNode>;
  updateHead: (elements: unknown) => void;
  elements: HeadElement[];
};

export function createHeadCollector(): HeadCollector {
  const collector: HeadCollector = {
    mountedInstances: new Set(),
    // Next calls it with all elements so far, without duplicates.
    updateHead: (elements) => {
      collector.elements = Array.isArray(elements) ? elements.flatMap(toHeadElement) : [];
    },
    elements: [],
  };
  return collector;
}

type CollectHeadProps = { collector: HeadCollector; children: ReactNode };

export function CollectHead({ collector, children }: CollectHeadProps) {
  return <HeadManagerContext value={collector}>{children}</HeadManagerContext>;
}

const TAGS: readonly unknown[] = ['title', 'meta', 'link', 'script', 'style', 'noscript'];

/** Leaves out the charset and the viewport, which Next always adds. */
function toHeadElement(element: unknown): HeadElement[] {
  if (!isValidElement(element) || typeof element.type !== 'string' || !TAGS.includes(element.type)) return [];
  const props = isRecord(element.props) ? element.props : {};
  if (props.charSet !== undefined || props.name === 'viewport') return [];
  const { children, dangerouslySetInnerHTML, ...attributes } = props;
  const html = isRecord(dangerouslySetInnerHTML) ? dangerouslySetInnerHTML.__html : undefined;
  return [
    {
      tag: element.type,
      attributes: Object.fromEntries(Object.entries(attributes).flatMap(toAttribute)),
      text: toText(children),
      html: typeof html === 'string' ? html : undefined,
    },
  ];
}

function toAttribute([name, value]: [string, unknown]): [string, string | boolean][] {
  if (typeof value === 'number') return [[name, String(value)]];
  return typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : [];
}

/** JSX such as `{title} – {site}` gives a list of texts. */
function toText(children: unknown): string | undefined {
  const parts = [children].flat().filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? parts.join('') : undefined;
}
