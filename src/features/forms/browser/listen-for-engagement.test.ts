/** @jest-environment jsdom */
import { type Engagement, listenForEngagement } from './listen-for-engagement';

function listen() {
  const element = document.createElement('div');
  const form = element.appendChild(document.createElement('form'));
  const heard: Engagement[] = [];
  const stop = listenForEngagement(element, (engagement) => heard.push(engagement));
  const tell = (detail: unknown) =>
    form.dispatchEvent(new CustomEvent('form:engage', { bubbles: true, detail }));
  return { heard, tell, stop, form };
}

test('reports the form’s events until the caller stops listening', () => {
  const { heard, tell, stop } = listen();
  tell({ formId: 'a', name: 'VIEWED', more: 1 });
  tell({ formId: 'a', name: 'SUBMITTED' });
  stop();
  tell({ formId: 'a', name: 'SUBMITTED' });
  expect(heard).toEqual([
    { formId: 'a', name: 'VIEWED' },
    { formId: 'a', name: 'SUBMITTED' },
  ]);
});

test.each([
  null,
  undefined,
  'VIEWED',
  {},
  { formId: '', name: 'VIEWED' },
  { formId: 1, name: 'VIEWED' },
  { formId: 'a', name: 'HACKED' },
])('ignores an event with the detail %j', (detail) => {
  const { heard, tell, form } = listen();
  tell(detail);
  form.dispatchEvent(new Event('form:engage', { bubbles: true }));
  expect(heard).toEqual([]);
});
