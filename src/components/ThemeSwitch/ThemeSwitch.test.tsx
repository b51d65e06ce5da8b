/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './ThemeSwitch';

test('is a toggle button for each color scheme, of which the style sheet shows one', () => {
  showComponent('ThemeSwitch', { Default }, {}, { dictionary: { 'colors-dark': 'Dark colors' } });
  const buttons = screen.getAllByRole('button', { name: 'Dark colors' });
  expect(buttons.map(({ ariaPressed }) => ariaPressed)).toEqual(['false', 'true']);
  for (const button of buttons) expect(button).toHaveAttribute('data-color-scheme');
});
