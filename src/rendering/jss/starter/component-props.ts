import type {
  ComponentParams,
  ComponentRendering,
  SitecoreContextValue,
} from '@sitecore-jss/sitecore-jss-nextjs';

/** The starter's `lib/component-props`. A file of that name in src/lib replaces it. */
export type ComponentProps = { rendering: ComponentRendering; params: ComponentParams };

export type ComponentWithContextProps = ComponentProps & { sitecoreContext: SitecoreContextValue };
