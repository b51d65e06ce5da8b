/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Announcement';

const fields = {
  Text: { value: '<p>The general meeting is on 29 April.</p>' },
  Link: { value: { href: '/news', text: 'Sign up' } },
};
const dictionary = { close: 'Close' };

const show = (own: object, page: object = {}) =>
  showComponent('Announcement', { Default }, { fields: own }, { dictionary, ...page });

test('shows a note with a link, which its text names', () => {
  show(fields);
  const note = screen.getByRole('dialog', { name: /The general meeting/ });
  expect(within(note).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/news');
});

test('the button closes the note without a script: it submits a form of the dialog', () => {
  show(fields);
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button.closest('form')).toHaveAttribute('method', 'dialog');
  expect(button.closest('dialog')).toHaveAttribute('open');
});

test.each([
  {},
  { Text: { value: '' }, Link: { value: {} } },
  { Text: { value: 3 } },
  { Link: { value: 'x' } },
])('does not throw for the fields %j', (odd) => {
  expect(() => show(odd)).not.toThrow();
});

test('without text and link, shows nothing', () => {
  const empty = { Text: { value: '' } };
  expect(show(empty).container).toBeEmptyDOMElement();
});

test('shows editors an empty field', async () => {
  show({ Text: { value: '', metadata: { fieldId: '{1}' } } }, { context: { pageEditing: true } });
  expect(await screen.findByText('[No text in field]')).toBeInTheDocument();
});
