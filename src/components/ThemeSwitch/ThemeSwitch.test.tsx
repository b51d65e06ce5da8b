/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './ThemeSwitch';

test('is a button that names both color schemes, of which the style sheet shows one', () => {
  const dictionary = { 'colors-dark': 'Dark colors', 'colors-light': 'Light colors' };
  showComponent('ThemeSwitch', { Default }, {}, { dictionary });
  const button = screen.getByRole('button', { name: 'Dark colors Light colors' });
  expect(button).toHaveAttribute('data-color-scheme');
});
