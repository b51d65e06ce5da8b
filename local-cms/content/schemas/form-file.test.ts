import { createTestContent, getSite } from '@tests/local-cms/create-test-snapshot.ts';
import { formSample, reviewedFormSample } from '@tests/local-cms/form-sample.ts';

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
    'the type of a field is text, email, tel, textarea, number, date, select, radio, checkbox or file',
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

test.each([
  ['requiredIf: call-back', 'requiredIf: telephone', 'there is no other field named "telephone"'],
  ['requiredIf: call-back', 'requiredIf: phone', 'there is no other field named "phone"'],
  ['type: checkbox', 'type: file, accept: [pdf]', 'a form with `review: true` can have no file'],
  ['max: 2026-12-31', 'max: tomorrow', 'write a date, for example 2026-05-01, or today'],
])('replacing "%s" by "%s" in a form with a review is reported', (right, wrong, message) => {
  const content = createTestContent({ 'acme/forms/join.yml': reviewedFormSample.replace(right, wrong) });
  expect(content.problems.join('\n')).toContain(message);
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
