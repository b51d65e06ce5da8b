/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './EventList';

const dictionary = { 'event-places': 'Places:', 'event-full': 'No places left' };
const visit = {
  Title: { value: 'Inside a turbine' },
  Text: { value: 'Bring sturdy shoes.' },
  Date: { value: '2026-06-06T00:00:00Z' },
  Places: { value: 1200 },
  IsFull: { value: false },
  Place: { url: '/da/projects/havnso', name: 'havnso', fields: { Title: { value: 'Havnsø Wind' } } },
};

const show = (...events: unknown[]) =>
  showComponent(
    'EventList',
    { Default },
    { fields: { Title: { value: 'Meet us' }, Events: events } },
    { language: 'da', dictionary },
  );

test('shows the date, title, venue and number of seats of an event', () => {
  show({ fields: visit });
  const event = within(screen.getByRole('listitem'));
  expect(event.getByRole('heading', { level: 3, name: 'Inside a turbine' })).toBeInTheDocument();
  expect(event.getByText('6. juni 2026')).toHaveAttribute('dateTime', '2026-06-06');
  expect(screen.getByRole('listitem')).toHaveTextContent('Bring sturdy shoes.Places: 1.200');
  expect(event.getByRole('link', { name: 'Havnsø Wind' })).toHaveAttribute('href', '/da/projects/havnso');
});

test('for a full event, shows that it is full and not the number of seats', () => {
  show({ fields: { ...visit, IsFull: { value: true } } });
  expect(screen.getByText('No places left')).toBeInTheDocument();
  expect(screen.queryByText(/Places:/)).not.toBeInTheDocument();
});

test('shows no seats, date or venue when they are missing', () => {
  show({ fields: { Title: visit.Title, Date: { value: '0001-01-01T00:00:00Z' }, Place: null } });
  expect(screen.getByRole('listitem').textContent).toBe('Inside a turbine');
});

test.each([[[null]], [['x']], [[3, []]]])('shows no event for the list %j', (events) => {
  show(...events);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
