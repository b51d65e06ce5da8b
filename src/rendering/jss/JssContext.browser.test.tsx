/** @jest-environment jsdom */
import '@tests/jest/web-streams';
import { Placeholder, useComponentProps, useSitecoreContext } from '@sitecore-jss/sitecore-jss-nextjs';
import { fireEvent, render, screen } from '@testing-library/react';
import { createPage } from '@tests/fixtures/page';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { PageProvider } from '../context/PageProvider';
import { createServerRouter } from '../static-html/server-router';
import { JssContext } from './JssContext';
import { toSdkRendering } from './sdk-rendering';

const Own = ({ rendering }: { rendering: { uid?: string } }) => <p>Own {rendering.uid}</p>;

/** Renders content of a JSS component. */
function show(content: ReactNode, page = createPage()) {
  render(
    <RouterContext value={{ ...createServerRouter(page), prefetch: () => Promise.reject(new Error('No')) }}>
      <PageProvider page={page} componentMap={{ Own: { Default: Own } }}>
        <JssContext>{content}</JssContext>
      </PageProvider>
    </RouterContext>,
  );
}

function Facts() {
  const { sitecoreContext, api } = useSitecoreContext();
  return <pre>{JSON.stringify([sitecoreContext.site?.name, sitecoreContext.route?.name, api?.edge])}</pre>;
}

test('the SDK knows the page and where Edge is, but no secret', () => {
  show(
    <Facts />,
    createPage([], { starterConfig: { sitecoreEdgeContextId: 'ctx', sitecoreEdgeUrl: 'https://edge.test' } }),
  );
  expect(screen.getByText(/main/)).toHaveTextContent(
    '["main","home",{"contextId":"ctx","edgeUrl":"https://edge.test"}]',
  );
});

test('without a context id, there is no Edge', () => {
  show(<Facts />, createPage([], { starterConfig: { sitecoreEdgeUrl: 'https://edge.test' } }));
  expect(screen.getByText('["main","home",null]')).toBeInTheDocument();
});

test("the SDK's placeholder shows our components", () => {
  const parent = { componentName: 'Box', placeholders: { box: [{ uid: 'a', componentName: 'Own' }] } };
  show(<Placeholder name="box" rendering={toSdkRendering(parent, false)} />);
  expect(screen.getByText('Own a')).toBeInTheDocument();
});

const Loaded = () => <p>{useComponentProps<string>('a')}</p>;

test('useComponentProps returns what the loader returned', () => {
  show(<Loaded />, createPage([], { componentData: { a: 'Loaded' } }));
  expect(screen.getByText('Loaded')).toBeInTheDocument();
});

function Address() {
  const { asPath, query, isReady } = useRouter();
  return <pre>{JSON.stringify([asPath, query.q, isReady])}</pre>;
}

test('the router knows the query of the URL once the component is in the browser', async () => {
  const page = createPage([], { language: 'da', path: '/here' });
  const router = { ...createServerRouter(page), asPath: '/da/here?q=1#end' };
  const content = (
    <RouterContext value={router}>
      <PageProvider page={page} componentMap={{}}>
        <JssContext>
          <Address />
        </JssContext>
      </PageProvider>
    </RouterContext>
  );
  expect(renderToString(content)).toContain('[&quot;/here&quot;,null,false]');
  render(content);
  expect(await screen.findByText('["/here?q=1#end","1",true]')).toBeInTheDocument();
});

function Switch() {
  const router = useRouter();
  return (
    <button type="button" onClick={() => router.push('/a', undefined, { locale: 'en' })}>
      English
    </button>
  );
}

test('a JSS component inside another one has the same router', async () => {
  const push = jest.fn(async () => true);
  const page = createPage([], { language: 'da' });
  render(
    <RouterContext value={{ ...createServerRouter(page), push }}>
      <PageProvider page={page} componentMap={{}}>
        <JssContext>
          <JssContext>
            <Switch />
          </JssContext>
        </JssContext>
      </PageProvider>
    </RouterContext>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(push).toHaveBeenCalledWith('/a', undefined, {});
});

function Prefetching() {
  const router = useRouter();
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    router.prefetch('/a').then(
      () => setAnswer('nothing'),
      () => setAnswer('the page'),
    );
  }, [router]);
  return (
    <p>
      {router.asPath} loads {answer}
    </p>
  );
}

test.each([
  ['edit', 'nothing'],
  ['preview', 'nothing'],
  ['normal', 'the page'],
])('in the state %s, a prefetch loads %s', async (pageState, what) => {
  show(<Prefetching />, createPage([], { context: { pageState }, path: '/here' }));
  expect(await screen.findByText(`/here loads ${what}`)).toBeInTheDocument();
});
