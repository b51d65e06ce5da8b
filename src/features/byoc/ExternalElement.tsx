import { createElement, useEffect, useRef } from 'react';
import type { ExternalProps } from './external-component';

type ExternalElementProps = {
  tag: string;
  attributes: Record<string, string>;
  props: ExternalProps;
};

/** The element of a web component. Its script fills it, so React leaves its content alone. */
export function ExternalElement({ tag, attributes, props }: ExternalElementProps) {
  const element = useRef<HTMLElement>(null);
  const firstProps = useRef(props);
  useEffect(() => {
    const callback: unknown = element.current && Reflect.get(element.current, 'sitecoreContextCallback');
    // A web component can define this function to get props that are not texts. It adds listeners, so it is called once.
    if (typeof callback === 'function') callback.call(element.current, firstProps.current);
  }, []);
  return createElement(tag, {
    ...attributes,
    ref: element,
    // The element can have content before React hydrates.
    dangerouslySetInnerHTML: { __html: '' },
    suppressHydrationWarning: true,
  });
}
