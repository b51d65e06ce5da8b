/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showOnPage } from '@tests/fixtures/page';
import { toItem } from '@/rendering/fields/to-item';
import { EventEntry } from './EventEntry';

function show(fields: object) {
  const event = toItem({ fields: { Title: { value: 'Visit' }, ...fields } });
  if (!event) throw new Error('The fields of this test are not an event.');
  const dictionary = { 'event-places': 'Places:', 'event-full': 'No places left' };
  return showOnPage(<EventEntry event={event} />, { dictionary }).container;
}

test.each([
  [{ Places: { value: 40 } }, 'VisitPlaces: 40'],
  [{ Places: { value: 0 } }, 'VisitPlaces: 0'],
  [{ Places: { value: 40 }, IsFull: { value: true } }, 'VisitNo places left'],
  [{ IsFull: { value: '1' } }, 'VisitNo places left'],
  [{ Places: { value: '' } }, 'Visit'],
  [{}, 'Visit'],
])('an event with the fields %j has the text %j', (fields, text) => {
  expect(show(fields).textContent).toBe(text);
});

test.each([
  [{ url: '/projects/havn', name: 'Havn' }, ['Havn']],
  [{ url: '/sitecore/content/havn', name: 'Havn' }, []],
])('for the venue %j shows the links %j', (Place, links) => {
  show({ Place });
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});

test('names the language of a phrase that is not in the language of the page', () => {
  const event = toItem({ fields: { Places: { value: 4 } } });
  const foreignPhrases = { language: 'en', keys: ['event-places'] };
  const dictionary = { 'event-places': 'Places:' };
  if (event) showOnPage(<EventEntry event={event} />, { language: 'cy', dictionary, foreignPhrases });
  expect(screen.getByText('Places:')).toHaveAttribute('lang', 'en');
});

test('shows editors an empty field for the places', async () => {
  show({ Places: { value: '', metadata: { fieldId: '{1}' } } });
  expect(await screen.findByText('[No text in field]')).toBeInTheDocument();
});
