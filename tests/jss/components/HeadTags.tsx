import Head from 'next/head';

export const Default = (): JSX.Element => (
  <>
    <Head>
      <title>Title of a component</title>
      <meta name="author" content="A component" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{"@type":"Product"}' }} />
    </Head>
    <p className="component head-tags">A component with a head</p>
  </>
);
