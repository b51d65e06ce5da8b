import { propertyRuns } from '@tests/jest/property-runs.ts';
import { formSample, reviewedFormSample } from '@tests/local-cms/form-sample.ts';
import fc from 'fast-check';
import { toFormFile } from '../../content/schemas/form-file.ts';
import { readSource } from '../../content/source-file.ts';
import { checkAnswers } from './check-answers.ts';
import type { Answers } from './read-answers.ts';

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

const joinForm = toFormFile(readSource('join.yml', reviewedFormSample), 'join');
const rightJoin = { shares: '5', owner: 'I', name: 'Ada' };
const toTexts = (texts: object): Answers => ({ texts: new Map(Object.entries(texts)), files: new Map() });

const wholeNumber = 'Write a whole number from 1 to 100 for “Shares”.';
const date = 'Write a date from January 1, 2026 to December 31, 2026 for “From”.';

test.each<[Record<string, string>, Record<string, string>]>([
  [{}, {}],
  [{ shares: '100', from: '2026-02-28' }, {}],
  [{ phone: '59 00 21 40', 'call-back': 'yes' }, {}],
  [{ shares: '0' }, { shares: wholeNumber }],
  [{ shares: '2.5' }, { shares: wholeNumber }],
  [{ shares: '1e1' }, { shares: wholeNumber }],
  [{ shares: '0x10' }, { shares: wholeNumber }],
  [{ shares: 'five' }, { shares: wholeNumber }],
  [{ owner: 'You' }, { owner: 'Choose one of the answers to “Owner”.' }],
  [{ owner: '' }, { owner: 'Choose an answer to “Owner”.' }],
  [{ from: '2026-02-30' }, { from: date }],
  [{ from: '2027-01-01' }, { from: date }],
  [{ from: '1 May' }, { from: date }],
  [{ 'call-back': 'yes' }, { phone: 'Fill in “Phone”, because you chose “Call me back”.' }],
])('the answers %j to numbers, dates, choices and conditions have the problems %j', (texts, problems) => {
  const found = checkAnswers(joinForm, toTexts({ ...rightJoin, ...texts }));
  expect(Object.fromEntries(found)).toEqual(problems);
});

test('any answers get either no problem or a message per field, and accepted numbers are in range', () => {
  const names = ['shares', 'owner', 'from', 'name', 'call-back', 'phone', '__proto__'];
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.float().map(String), fc.date().map(String));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), text), (texts) => {
      const problems = checkAnswers(joinForm, toTexts(texts));
      for (const message of problems.values()) expect(message).toMatch(/^[A-Z].*\.$/s);
      const shares = Number(texts.shares);
      if (texts.shares && !problems.has('shares')) expect([shares >= 1, shares <= 100]).toEqual([true, true]);
    }),
    { numRuns: propertyRuns(300) },
  );
});
