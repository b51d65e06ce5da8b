/** @jest-environment jsdom */
import '@tests/jest/web-streams';
import type { DynamicOptions } from 'next/dynamic';
import { act, type ComponentType, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import dynamic from './dynamic';

/** Loads the server's code with a React of its own, because two renderers cannot share React. */
function requireServer() {
  let server:
    | { dynamic: typeof dynamic; render: typeof import('../../static-html/render-to-html') }
    | undefined;
  jest.isolateModules(() => {
    server = {
      dynamic: jest.requireActual('./dynamic').default,
      render: jest.requireActual('../../static-html/render-to-html'),
    };
  });
  if (!server) throw new Error('The modules have no exports.');
  return server;
}

type Props = { name: string };

const Greeting = ({ name }: Props) => <p>Hello {name}</p>;

const wait = (ms = 20) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** Gives a dynamic component other props as soon as it is hydrated. */
function Page({ Dynamic }: { Dynamic: ComponentType<Props> }) {
  const [name, setName] = useState('you');
  useEffect(() => setName('all'), []);
  return <Dynamic name={name} />;
}

/** Renders a dynamic component on the server, and hydrates it while its code is still under way. */
async function show(options: DynamicOptions<Props>) {
  const server = requireServer();
  const OnServer = server.dynamic(options);
  const signal = AbortSignal.timeout(5000);
  const { html } = await server.render.renderToHtml(<OnServer name="you" />, { signal });
  const container = document.createElement('div');
  container.innerHTML = html;
  const onRecoverableError = jest.fn();
  await act(
    async () => void hydrateRoot(container, <Page Dynamic={dynamic(options)} />, { onRecoverableError }),
  );
  const first = container.textContent;
  await wait();
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { html, first, last: container.textContent };
}

const loader = async () => {
  await new Promise((resolve) => setTimeout(resolve, 10));
  return { default: Greeting };
};

test("the server's HTML stays until the code has come, also if the component around it changes", async () => {
  const { html, first, last } = await show({ loader });
  expect(html).toBe('<p>Hello <!-- -->you</p>');
  expect([first, last]).toEqual(['Hello you', 'Hello all']);
});

test('with ssr: false, the server shows what is shown while it loads', async () => {
  const { html, last } = await show({ loader, ssr: false, loading: () => <i>Wait</i> });
  expect(html).toBe('<i>Wait</i>');
  expect(last).toBe('Hello all');
});

test('shows an error with what is shown while it loads', async () => {
  const fail = () => Promise.reject(new Error('gone'));
  const { last } = await show({ loader: fail, loading: ({ error }) => <i>{error?.message}</i> });
  expect(last).toBe('gone');
});

test.each<[string, () => ReturnType<typeof dynamic<Props>>]>([
  ['a function that loads a component', () => dynamic<Props>(async () => Greeting)],
  ['a promise of a module', () => dynamic<Props>(Promise.resolve({ default: Greeting }))],
  ['options', () => dynamic<Props>({ loader })],
])('takes %s', async (_, create) => {
  const Dynamic = create();
  const container = document.createElement('div');
  await act(async () => createRoot(container).render(<Dynamic name="you" />));
  expect(container.textContent).toMatch(/^$|Hello you/);
  await wait();
  expect(container.textContent).toBe('Hello you');
});
