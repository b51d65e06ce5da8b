import { createTestContent, getSite } from '@tests/local-cms/create-test-snapshot.ts';
import { formSample } from '@tests/local-cms/form-sample.ts';

test('a form is found by its file name in lower case', () => {
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
  ['name: phone', 'name: ../x', 11, 'use lower-case letters, digits and - in a field’s name'],
  ['name: phone', 'name: __proto__', 11, 'use lower-case letters, digits and - in a field’s name'],
  ['[pdf, png]', '[exe]', 16, 'write some of: pdf, jpg, png'],
  ['thanks: Thank you.', 'thnaks: Thank you.', 5, 'Did you mean "thanks"?'],
])('replacing "%s" by "%s" in a form is reported with the line', (right, wrong, line, message) => {
  const content = createTestContent({ 'acme/forms/ask.yml': formSample.replace(right, wrong) });
  const problems = content.problems.filter((problem) => problem.includes(`forms/ask.yml:${line} `));
  expect(problems.join('\n')).toContain(message);
});

test('after an invalid edit, a form stays in its last good state', () => {
  const content = createTestContent({ 'acme/forms/ask.yml': formSample });
  const snapshot = content.edit({ 'acme/forms/ask.yml': 'title: [' });
  expect(getSite(snapshot).forms.get('ask')?.title).toBe('Ask <us>');
});

test('a form whose file name cannot be an id is reported', () => {
  const content = createTestContent({ 'acme/forms/a b.yml': formSample });
  expect(content.problems).toEqual([
    'content/acme/forms/a b.yml:1  use letters, digits, - and _ in the name of a form’s file',
  ]);
});
