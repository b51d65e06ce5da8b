import { formSample } from '@tests/local-cms/form-sample.ts';
import { toFormFile } from '../../content/schemas/form-file.ts';
import { readSource } from '../../content/source-file.ts';
import { checkAnswers } from './check-answers.ts';

const form = toFormFile(readSource('ask.yml', formSample), 'ask');
const right = { name: 'Ada', email: 'ada@acme.test', terms: 'yes' };
const pdf = Buffer.from('%PDF-1.7 …');

function listProblems(texts: Record<string, string>, file?: Uint8Array) {
  const files = new Map(file ? [['paper', { name: 'a.pdf', bytes: file }]] : []);
  const answers = { texts: new Map(Object.entries({ ...right, ...texts })), files };
  return Object.fromEntries(checkAnswers(form, answers));
}

test.each<[Record<string, string>]>([
  [{}],
  [{ phone: '+45 59 00 21 40' }],
  [{ topic: 'Sun' }],
  [{ text: 'Twenty letters here.' }],
  [{ email: "o'hara+wind@a-b.example" }],
])('the answers %j are accepted', (texts) => {
  expect(listProblems(texts, pdf)).toEqual({});
});

test.each<[Record<string, string>, string, string]>([
  [{ name: '' }, 'name', 'Fill in “Your name”.'],
  [{ name: 'A' }, 'name', 'Write 2 characters or more for “Your name”.'],
  [{ name: 'A'.repeat(21) }, 'name', 'Write 20 characters or fewer for “Your name”.'],
  [{ email: 'ada' }, 'email', 'Write an e-mail address like name@example.com.'],
  [{ email: 'ada@acme test' }, 'email', 'Write an e-mail address like name@example.com.'],
  [
    { phone: 'call me' },
    'phone',
    'Write a phone number in digits and spaces, with a + in front if you like.',
  ],
  [{ topic: 'Coal' }, 'topic', 'Choose one of the answers to “Topic”.'],
  [{ terms: '' }, 'terms', 'Tick “I agree”.'],
])('the answer %j has this problem in the field "%s": %s', (texts, field, message) => {
  expect(listProblems(texts)).toEqual({ [field]: message });
});

test.each([
  ['of another kind', Buffer.from('<script>'), 'Choose a file of this kind: PDF, PNG.'],
  ['that is a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'Choose a file of this kind: PDF, PNG.'],
  [
    'of more than a megabyte',
    Buffer.concat([pdf, Buffer.alloc(1024 * 1024)]),
    'Choose a file of 1 MB or less.',
  ],
])('a file %s is rejected', (_, bytes, message) => {
  expect(listProblems({}, bytes)).toEqual({ paper: message });
});
