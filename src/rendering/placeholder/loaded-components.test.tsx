/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { createPage, MainOf } from '@tests/fixtures/page';
import { forwardRef, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { AnyRenderingProps } from '../component/types';

const Now = () => <p>This page</p>;

/** A component in its own chunk, as next/dynamic makes it: its render function has a `preload` property. */
function createChunk(preload: () => Promise<unknown>) {
  const renderChunk = () => <p>The next page</p>;
  return forwardRef<unknown, AnyRenderingProps>(Object.assign(renderChunk, { preload }));
}

test('shows the current page until the chunks of the next one are loaded', async () => {
  let arrive: () => void = () => undefined;
  const chunk = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const map = {
    Now: { Default: Now },
    Next: { Default: createChunk(() => chunk) },
  };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (name: string) => {
    const page = createPage([{ componentName: name }]);
    return act(async () => startTransition(() => root.render(<MainOf page={page} map={map} />)));
  };

  await show('Now');
  await show('Next');
  expect(screen.getByText('This page')).toBeVisible();

  await act(async () => arrive());
  expect(screen.getByText('The next page')).toBeVisible();
  await act(async () => root.unmount());
});

test('does not wait for the chunks of the first page, which come with the document', () => {
  const preload = jest.fn(async () => undefined);
  render(
    <MainOf
      page={createPage([{ componentName: 'Next' }])}
      map={{ Next: { Default: createChunk(preload) } }}
    />,
  );
  expect(preload).not.toHaveBeenCalled();
  expect(screen.getByText('The next page')).toBeVisible();
});
