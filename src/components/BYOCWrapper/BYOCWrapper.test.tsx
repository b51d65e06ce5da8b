/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createPage, MainOf } from '@tests/fixtures/page';
import { externalComponents } from '@/features/byoc/components/external-components';
import { Default } from './BYOCWrapper';

test('renders every external component of the site by its name', async () => {
  const renderings = externalComponents.map(({ name }) => ({
    uid: name,
    componentName: 'BYOCWrapper',
    params: { ComponentName: name },
  }));
  const componentData = Object.fromEntries(renderings.map(({ uid }) => [uid, {}]));
  render(<MainOf page={createPage(renderings, { componentData })} map={{ BYOCWrapper: { Default } }} />);
  expect(await screen.findByRole('slider')).toBeInTheDocument();
  expect(await screen.findByRole('meter')).toBeInTheDocument();
});
