import { addChanged, dropDone, emptyOrder, noteRedone, noteUndone } from './undo-order.ts';

test('the item that was changed last is undone first', () => {
  const order = ['page', 'page', 'header'].reduce(addChanged, emptyOrder);
  expect(order.done).toEqual(['page', 'header']);
  const undone = noteUndone(order, 'header');
  expect(undone.done.at(-1)).toBe('header');
  expect(dropDone(undone)).toEqual({ done: ['page'], undone: ['header'] });
});

test('a new change takes the place of those that were undone', () => {
  const order = noteUndone(addChanged(emptyOrder, 'page'), 'page');
  expect(addChanged(order, 'header')).toEqual({ done: ['page', 'header'], undone: [] });
});

test('what was done again can be undone again', () => {
  expect(noteRedone(noteUndone(emptyOrder, 'page'), 'page')).toEqual({ done: ['page'], undone: ['page'] });
});
