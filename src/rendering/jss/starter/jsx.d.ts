// React 19 no longer declares the global namespace that components of the starter use.
import type { JSX as ReactJsx } from 'react';

declare global {
  namespace JSX {
    type Element = ReactJsx.Element;
    type ElementType = ReactJsx.ElementType;
    type IntrinsicElements = ReactJsx.IntrinsicElements;
  }
}
