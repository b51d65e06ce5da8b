/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { showOnPage } from '@tests/fixtures/page';
import { CardItem } from './CardItem';
import type { Card } from './to-card';

function show(own: Partial<Card>) {
  const card: Card = {
    title: { value: 'Havn' },
    text: undefined,
    description: undefined,
    image: { value: { src: '/a.jpg', alt: 'A' } },
    isDrawing: false,
    meta: undefined,
    published: undefined,
    link: undefined,
    href: null,
    ...own,
  };
  showOnPage(<CardItem card={card} isPriority={false} />);
  return within(screen.getByRole('heading', { level: 3, name: 'Havn' }));
}

test('links the title to the page of the card', () => {
  expect(show({ href: '/havn' }).getByRole('link')).toHaveAttribute('href', '/havn');
});

test("shows the card's own link below an unlinked title", () => {
  const title = show({ link: { value: { href: '/join', text: 'Join' } } });
  expect(title.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/join');
});

test.each([
  [true, 'card-grid-drawing'],
  [false, 'card-grid-picture'],
])('when isDrawing is %p, the class name of the image is %s', (isDrawing, className) => {
  show({ isDrawing });
  expect(screen.getByRole('img')).toHaveClass(className, { exact: true });
});

test('marks a card in another language than the page', () => {
  show({ language: 'ar' });
  const card = screen.getByRole('listitem');
  expect(card).toHaveAttribute('lang', 'ar');
  expect(card).toHaveAttribute('dir', 'rtl');
});
