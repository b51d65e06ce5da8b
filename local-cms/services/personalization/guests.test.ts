import { createGuests } from './guests.ts';

function createTimed() {
  let time = 0;
  const guests = createGuests(() => time);
  return { guests, wait: (minutes: number) => (time += minutes * 60_000) };
}

test('a new browser becomes a returning browser after 30 minutes without a request', () => {
  const { guests, wait } = createTimed();
  const { guestRef } = guests.create('b');
  expect(guests.see('b')).toMatchObject({ guestRef, isReturning: false });
  wait(29);
  expect(guests.see('b').isReturning).toBe(false);
  wait(31);
  expect(guests.see('b')).toMatchObject({ guestRef, isReturning: true });
  expect(guests.see('b').isReturning).toBe(true);
});

test('an unknown browser is a returning browser, and always has the same guest id', () => {
  const first = createGuests().see('b');
  expect(first.isReturning).toBe(true);
  expect(createGuests().see('b').guestRef).toBe(first.guestRef);
});

test('above 10,000 browsers, the browser with the oldest request is forgotten', () => {
  const { guests } = createTimed();
  guests.create('first');
  for (let number = 0; number < 10_000; number++) guests.create(`b-${number}`);
  expect(guests.see('first').isReturning).toBe(true);
  expect(guests.see('b-9999').isReturning).toBe(false);
});
