/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './LanguageSwitcher';

const show = (data: unknown) =>
  showComponent(
    'LanguageSwitcher',
    { Default },
    {},
    { componentData: { 'uid-1': data }, dictionary: { 'language-switcher-label': 'Choose language' } },
  );

test('links to the page in another language, with the name of that language', () => {
  show([{ language: 'da', name: 'Dansk', href: '/da/about' }]);
  expect(screen.getByRole('navigation', { name: 'Choose language' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Dansk' });
  expect(link).toHaveAttribute('href', '/da/about');
  expect(link).toHaveAttribute('hreflang', 'da');
  expect(link).toHaveAttribute('lang', 'da');
});

test.each([[[]], [undefined], ['x']])('shows nothing for the links %j', (data) => {
  show(data);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('says when a link leads to the front page', () => {
  show([{ language: 'da', name: 'Dansk', href: '/da', note: 'forsiden' }]);
  expect(screen.getByRole('link', { name: 'Dansk (forsiden)' })).toHaveAttribute('href', '/da');
});
