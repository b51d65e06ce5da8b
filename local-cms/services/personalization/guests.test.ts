import { createGuests } from './guests.ts';

function createTimed() {
  let time = 0;
  const guests = createGuests(() => time);
  return { guests, wait: (minutes: number) => (time += minutes * 60_000) };
}

test('a new browser is returning after 30 minutes without a request', () => {
  const { guests, wait } = createTimed();
  const { guestRef } = guests.create('b');
  expect(guests.see('b')).toMatchObject({ guestRef, isReturning: false });
  wait(29);
  expect(guests.see('b').isReturning).toBe(false);
  wait(31);
  expect(guests.see('b')).toMatchObject({ guestRef, isReturning: true });
  expect(guests.see('b').isReturning).toBe(true);
});

test('an unknown browser id is returning, and is the same guest each time', () => {
  const first = createGuests().see('b');
  expect(first.isReturning).toBe(true);
  expect(createGuests().see('b').guestRef).toBe(first.guestRef);
});

test('with more than 10,000 browsers, the longest inactive one is forgotten', () => {
  const { guests } = createTimed();
  guests.create('first');
  for (let number = 0; number < 10_000; number++) guests.create(`b-${number}`);
  expect(guests.see('first').isReturning).toBe(true);
  expect(guests.see('b-9999').isReturning).toBe(false);
});
