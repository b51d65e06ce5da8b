/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './Gallery';

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const picture = (name: string) => ({
  fields: {
    Image: { value: { src: `/-/media/${name}.jpg`, alt: name, width: '1200', height: '800' } },
    Caption: { value: `About ${name}` },
  },
});
const dictionary = {
  'picture-enlarge': 'Enlarge picture {0}',
  'picture-position': 'Picture {0} of {1}',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
};

const show = (Pictures: unknown, page: object = {}) =>
  showComponent(
    'Gallery',
    { Default },
    { fields: { Title: { value: 'The harbour' }, Pictures } },
    { dictionary, ...page },
  );

const all = [picture('boat'), picture('crane'), picture('quay')];
const open = (name: string) => fireEvent.click(screen.getByRole('link', { name: new RegExp(`: ${name}$`) }));
const shownName = () => within(screen.getByRole('dialog')).getByRole('img').getAttribute('alt');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('without a script, each picture is a link to its file', () => {
  show(all);
  expect(screen.getByRole('link', { name: 'Enlarge picture 2: crane' })).toHaveAttribute(
    'href',
    '/-/media/crane.jpg',
  );
  expect(screen.getByText('About crane')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a click shows the picture alone, and buttons and arrow keys lead to the others, in a circle', () => {
  show(all);
  open('crane');
  expect(shownName()).toBe('crane');
  expect(screen.getByRole('dialog', { name: 'The harbour' })).toHaveTextContent('About cranePicture 2 of 3');
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('crane About crane Picture 2 of 3');
  press('Next');
  press('Next');
  expect(shownName()).toBe('boat');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
  expect(shownName()).toBe('quay');
  press('Previous');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Home' });
  expect(shownName()).toBe('crane');
});

test('the button and a click beside the picture close it', () => {
  show(all);
  open('boat');
  press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  open('boat');
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a click with a key for a new tab is left to the browser', () => {
  show(all);
  // jsdom does not navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: /boat/ }), { ctrlKey: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('does not open for editors, who choose the picture by a click', () => {
  show(all, { context: { pageEditing: true } });
  open('boat');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([undefined, 'x', [], [null, {}, { fields: { Image: { value: { src: 'javascript:x' } } } }]])(
  'shows no picture for the list %j',
  (list) => {
    show(list);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
);

test('tells editors that the list is empty', () => {
  expect(show([], { context: { pageEditing: true } }).container).toHaveTextContent('The list has no items');
});
