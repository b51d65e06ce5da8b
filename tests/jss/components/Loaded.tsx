import React from 'react';
import { GetStaticPropsContext } from 'next';
import {
  ComponentRendering,
  GetStaticComponentProps,
  useComponentProps,
} from '@sitecore-jss/sitecore-jss-nextjs';
import graphqlClientFactory from 'lib/graphql-client-factory';
import config from 'temp/config';

type Loaded = { language: string; siteName: string; names: string[] };

export const Default = (props: { rendering: ComponentRendering; siteName?: string }): JSX.Element => {
  const loaded = useComponentProps<Loaded>(props.rendering.uid);
  return (
    <p className="component loaded">
      Loaded {loaded?.language} {props.siteName} {loaded?.names.join(' ')}
    </p>
  );
};

export const getStaticProps: GetStaticComponentProps = async (
  rendering,
  layoutData,
  context: GetStaticPropsContext,
) => {
  const client = graphqlClientFactory({});
  const query = 'query SITES_OF_THE_LOADER { site { siteInfoCollection { name } } }';
  const data = await client.request<{ site: { siteInfoCollection: { name: string }[] } }>(query);
  return {
    language: context.locale === layoutData.sitecore.context.language ? context.locale : 'none',
    siteName: config.sitecoreSiteName,
    names: data.site.siteInfoCollection.map(({ name }) => name),
  };
};
