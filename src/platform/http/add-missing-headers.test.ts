import { addMissingHeaders } from './add-missing-headers';

test('adds the headers that the response does not have', () => {
  const response = addMissingHeaders(new Response(null, { headers: { 'x-a': 'own' } }), {
    'X-A': 'new',
    'X-B': 'new',
  });
  expect(Object.fromEntries(response.headers)).toEqual({ 'x-a': 'own', 'x-b': 'new' });
});
