/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Team';

const person = {
  fields: {
    Title: { value: 'Karen Holm' },
    Role: { value: 'Manager' },
    Image: { value: { src: '/-/media/karen.jpg', alt: 'Karen' } },
    Text: { value: '<p>Counts turbines.</p>' },
    Link: { value: { href: 'mailto:karen@example.org', text: 'Write' } },
  },
};

test('shows the portrait, name, role, text and link of each person', () => {
  showComponent('Team', { Default }, { fields: { Title: { value: 'Team' }, People: [person] } });
  expect(screen.getByRole('img', { name: 'Karen' })).toHaveClass('team-portrait');
  expect(screen.getByRole('heading', { level: 3, name: 'Karen Holm' })).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent('Karen HolmManagerCounts turbines.Write');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:karen@example.org');
});

test('shows a person without a portrait', () => {
  showComponent('Team', { Default }, { fields: { People: [{ fields: { Title: { value: 'Ole' } } }] } });
  expect(screen.getByRole('listitem')).toHaveTextContent('Ole');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([undefined, {}, { People: 'x' }, { People: [null, 3] }])(
  'shows nobody for the fields %j',
  (odd) => {
    showComponent('Team', { Default }, { fields: odd });
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
);
