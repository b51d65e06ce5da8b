/** @jest-environment jsdom */
import { findProblem } from './find-problem.ts';

function findIn(markup: string, file?: File): string | null {
  document.body.innerHTML = markup;
  const control = document.querySelector('input');
  if (!control) throw new Error('no input');
  if (file) Object.defineProperty(control, 'files', { value: [file] });
  return findProblem(control);
}

test.each([
  ['<input required data-says-missing="Write it.">', 'Write it.'],
  ['<input type="email" value="x" data-says-email="No e-mail.">', 'No e-mail.'],
  ['<input type="tel" pattern="[0-9]+" value="x" data-says-tel="No number.">', 'No number.'],
  ['<input required value="x" data-says-missing="Write it.">', null],
])('finds the server’s message for %s: %p', (markup, problem) => {
  expect(findIn(markup)).toBe(problem);
});

test.each([
  ['1234', 'application/pdf', 'Too large.'],
  ['123', 'text/html', 'Wrong type.'],
  ['123', 'image/png', null],
])('checks a file with the content %s and the type %s: %p', (content, type, problem) => {
  const rules = 'data-max-bytes="3" accept="application/pdf,image/png"';
  const says = 'data-says-filesize="Too large." data-says-filetype="Wrong type."';
  expect(findIn(`<input type="file" ${rules} ${says}>`, new File([content], 'a', { type }))).toBe(problem);
});

test('uses the browser’s message if the server gave none', () => {
  expect(findIn('<input required>')).not.toBeNull();
});
