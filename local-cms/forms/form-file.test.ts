/** @jest-environment node */
import { createTestContent, getSite } from '../testing/create-test-snapshot.ts';
import { formSample } from './form-sample.ts';

test('a form is found by its file’s name', () => {
  const { snapshot, problems } = createTestContent({ 'acme/forms/Ask-us.yml': formSample });
  expect(problems).toEqual([]);
  expect(getSite(snapshot).forms.get('ask-us')).toMatchObject({ id: 'Ask-us', language: 'en' });
});

test.each([
  [
    'type: tel',
    'type: phone',
    11,
    'the type of a field is text, email, tel, textarea, select, checkbox or file',
  ],
  ['name: phone', 'name: email', 11, 'another field is named "email"'],
  ['name: phone', 'name: ../x', 11, 'a field’s name is small letters, digits and -'],
  ['name: phone', 'name: __proto__', 11, 'a field’s name is small letters, digits and -'],
  ['[pdf, png]', '[exe]', 16, 'write some of: pdf, jpg, png'],
  ['thanks: Thank you.', 'thnaks: Thank you.', 5, 'Did you mean "thanks"?'],
])('%s written as %s is an error with its line', (right, wrong, line, message) => {
  const content = createTestContent({ 'acme/forms/ask.yml': formSample.replace(right, wrong) });
  const problems = content.problems.filter((problem) => problem.includes(`forms/ask.yml:${line} `));
  expect(problems.join('\n')).toContain(message);
});

test('a form that is broken stays what it was', () => {
  const content = createTestContent({ 'acme/forms/ask.yml': formSample });
  const snapshot = content.edit({ 'acme/forms/ask.yml': 'title: [' });
  expect(getSite(snapshot).forms.get('ask')?.title).toBe('Ask <us>');
});

test('a file whose name is no id is said and left out', () => {
  const content = createTestContent({ 'acme/forms/a b.yml': formSample });
  expect(content.problems).toEqual([
    'content/acme/forms/a b.yml:1  a form’s file is named with letters, digits, - and _',
  ]);
});
