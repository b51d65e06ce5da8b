/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Carousel';

const slide = (name: string) => ({
  fields: {
    Title: { value: name },
    Text: { value: `<p>About ${name}</p>` },
    Image: { value: { src: `/-/media/${name}.jpg`, alt: name } },
    Link: { value: { href: `/${name}`, text: `More on ${name}` } },
  },
});
const dictionary = { previous: 'Previous', next: 'Next', 'slide-position': 'Slide {0} of {1}' };

/** The width of what can be seen, and of all slides. */
let widths = { clientWidth: 100, scrollWidth: 300 };
beforeAll(() => {
  for (const name of ['clientWidth', 'scrollWidth'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => widths[name]);
  }
});

const show = (Slides: unknown, page: object = {}) =>
  showComponent(
    'Carousel',
    { Default },
    { fields: { Title: { value: 'Our plants' }, Slides } },
    { dictionary, ...page },
  );

const three = ['havn', 'mark', 'tag'].map(slide);
const button = (name: string) => screen.getByRole('button', { name });

/** Gives the slides places, because jsdom has no layout: each is 100 pixels wide, as is what can be seen. */
function layOut(scrolled: number, direction: 1 | -1 = 1) {
  const place = screen.getByRole('region');
  Object.defineProperty(place, 'scrollLeft', { value: direction * scrolled, configurable: true });
  place.getBoundingClientRect = () => new DOMRect(0, 0, 100, 10);
  for (const [index, item] of [...place.querySelectorAll('li')].entries()) {
    const left = direction * (index * 100 - scrolled);
    item.getBoundingClientRect = () => new DOMRect(left, 0, 100, 10);
    Object.defineProperty(item, 'offsetLeft', { value: direction * index * 100, configurable: true });
  }
  fireEvent.scroll(place);
  return place;
}

test('is a named region that the keyboard can scroll, with all slides', () => {
  show(three);
  const region = screen.getByRole('region', { name: 'Our plants' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 3, name: 'mark' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'More on tag' })).toHaveAttribute('href', '/tag');
});

test('says politely which slide can be seen, and which button leads nowhere', () => {
  show(three);
  expect(screen.getByText('Slide 1 of 3')).toHaveAttribute('aria-live', 'polite');
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  layOut(100);
  expect(screen.getByText('Slide 2 of 3')).toBeInTheDocument();
  expect(button('Next')).toHaveAttribute('aria-disabled', 'false');
  layOut(200);
  expect(screen.getByText('Slide 3 of 3')).toBeInTheDocument();
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
});

test.each([1, -1] as const)(
  'the buttons scroll by one slide in the direction of the text (%d)',
  (direction) => {
    document.documentElement.style.direction = direction === 1 ? 'ltr' : 'rtl';
    show(three);
    const place = layOut(100, direction);
    const moves: unknown[] = [];
    place.scrollTo = (options: unknown) => moves.push(options);
    fireEvent.click(button('Next'));
    fireEvent.click(button('Previous'));
    expect(moves).toEqual([{ left: 200 * direction }, { left: 0 }]);
    document.documentElement.style.direction = '';
  },
);

test('slides that have room beside each other have no buttons', () => {
  widths = { clientWidth: 300, scrollWidth: 300 };
  show(three);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  widths = { clientWidth: 100, scrollWidth: 300 };
});

test.each([undefined, 'x', [], [null, 3]])('shows no slide for the list %j', (list) => {
  show(list);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('tells editors that the list is empty', () => {
  expect(show([], { context: { pageEditing: true } }).container).toHaveTextContent('The list has no items');
});
