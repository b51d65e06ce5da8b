import {
  GraphQLRequestClient,
  type GraphQLRequestClientFactory,
  type GraphQLRequestClientFactoryConfig,
} from '@sitecore-jss/sitecore-jss-nextjs/graphql';
import { getConfig } from '@/platform/config/config';

/** The starter's `lib/graphql-client-factory`: creates clients for the `getStaticProps` of components. */
const createClient: GraphQLRequestClientFactory = (options) => {
  const { endpoint, headers } = getConfig().cms;
  const settings: GraphQLRequestClientFactoryConfig = { endpoint, apiKey: headers.sc_apikey };
  return GraphQLRequestClient.createClientFactory(settings)(options);
};

export default createClient;
