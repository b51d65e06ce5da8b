/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Container';

// With error details, a component that the site does not have shows its name.
const page = { showsErrorDetails: true };

test('shows the components that the editor put into it', () => {
  const { container } = showComponent(
    'Container',
    { Default },
    {
      params: { DynamicPlaceholderId: '2', GridParameters: 'col-12', Styles: 'band  ' },
      placeholders: { 'container-{*}': [{ componentName: 'Nobody', uid: 'inside' }] },
    },
    page,
  );
  expect(container.firstElementChild).toHaveClass('component container-default bleeds col-12 band', {
    exact: true,
  });
  expect(screen.getByText('Nobody')).toBeInTheDocument();
});

test.each([
  ['<image mediaurl="/-/media/coast.jpg" mediaid="{1}" />', 'url("/-/media/coast.jpg")'],
  ['/-/media/coast.jpg', 'url("/-/media/coast.jpg")'],
  ['/a.jpg");color:red', ''],
  ['<image />', ''],
  [undefined, ''],
])('for the param BackgroundImage %p, the CSS background-image is %p', (BackgroundImage, expected) => {
  const { container } = showComponent(
    'Container',
    { Default },
    { params: { BackgroundImage }, placeholders: { 'container-{*}': [] } },
  );
  const style = container.querySelector<HTMLElement>('.container-default')?.style;
  expect(style?.backgroundImage).toBe(expected);
  expect(style?.color).toBe('');
});
