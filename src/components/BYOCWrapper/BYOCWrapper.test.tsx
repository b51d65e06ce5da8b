import { render, screen } from '@testing-library/react';
import { externalComponents } from '@/external/external-components';
import { createPage, MainOf } from '@/rendering/page-fixture';
import { Default } from './BYOCWrapper';

test('every external component of the site stands on a page by its name', async () => {
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
