import type { ComponentRendering, LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { GetStaticPropsContext } from 'next';
import type { ComponentLoader, ComponentServer, LoaderContext } from '../component/component-server';
import { toSdkLayout } from './sdk-layout';
import { toSdkRendering } from './sdk-rendering';

/** A component's own data loader. Pages are cached, so there is no request for `getServerSideProps` to read. */
type JssLoader = (
  rendering: ComponentRendering,
  layoutData: LayoutServiceData,
  context: GetStaticPropsContext,
) => Promise<unknown>;

type JssServerParts = { load?: JssLoader; usesPhrases: boolean };

/** Describes to the server a JSS component. */
export function toJssServer({ load, usesPhrases }: JssServerParts): ComponentServer {
  return {
    isJss: true,
    phrases: usesPhrases ? 'all' : undefined,
    load: load && toLoader(load),
  };
}

function toLoader(load: JssLoader): ComponentLoader {
  return async (rendering, context) => {
    const isEditing = context.layout.sitecore.context.pageEditing === true;
    const data = await load(
      toSdkRendering(rendering, isEditing),
      toSdkLayout(context, isEditing),
      toStaticPropsContext(context),
    );
    return data ?? undefined;
  };
}

function toStaticPropsContext(context: LoaderContext): GetStaticPropsContext {
  const { path, language, languages, defaultLanguage } = context;
  return {
    params: { path: path.split('/').filter(Boolean) },
    locale: language,
    locales: [...languages],
    defaultLocale: defaultLanguage,
  };
}
