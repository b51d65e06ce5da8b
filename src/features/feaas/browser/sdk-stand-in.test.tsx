/** @jest-environment jsdom */

import * as whole from '@sitecore-feaas/clientside/react';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import * as standIn from './sdk-stand-in';

test.each(Object.keys(standIn))("%s is a name of Sitecore's package", (name) => {
  expect(whole).toHaveProperty(name);
});

test.each([
  'registerComponent',
  'registerDatasource',
  'External.registerComponent',
  'External.getComponent',
  'External.registered',
  'setContextProperties',
  'enableNextClientsideComponents',
  'ExternalComponent',
  'Component',
  'fetchComponent',
  'DataSettings.fetch',
])('%s exists in browsers too', (name) => {
  expect(standIn).toHaveProperty(name);
  expect(whole).toHaveProperty(name);
});

const Quiz = () => null;

test('registers in the registry of the site', () => {
  standIn.External.registerComponent(Quiz, { name: 'Quiz', properties: {} });
  expect(standIn.getComponent('Quiz')?.component).toBe(Quiz);
  expect(standIn.External.registered).toHaveProperty('Quiz');
});

test("loads Sitecore's package to render its component", async () => {
  const { container } = await act(async () =>
    render(
      <Suspense>
        <standIn.Component template='<p data-path="a">0</p>' data={{ a: '42' }} fetch={[]} />
      </Suspense>,
    ),
  );
  expect(container.querySelector('feaas-component p')).toHaveTextContent('42');
});

test("loads Sitecore's package to fetch data", async () => {
  expect(await standIn.DataSettings.fetch({ note: { text: 'inline' } })).toEqual({
    note: { text: 'inline' },
  });
});
