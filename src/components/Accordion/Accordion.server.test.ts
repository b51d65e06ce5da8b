import { structuredData } from './Accordion.server';

const context = {
  pageUrl: 'https://site.test/faq',
  pageTitle: 'Questions',
  language: 'en',
  data: undefined,
  toUrl: () => null,
};
const entry = (title: string, text: string) => ({
  fields: { Title: { value: title }, Text: { value: text } },
});
const Entries = [
  entry('Why?', '<p>Because of <b>wind</b> &amp; sun.</p>'),
  entry('', '<p>x</p>'),
  entry('How?', '<p></p>'),
];

test('tells search engines the questions that have an answer', () => {
  const params = { StructuredData: 'faq' };
  expect(structuredData({ params, fields: { Entries } }, context)).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Why?',
          acceptedAnswer: { '@type': 'Answer', text: 'Because of wind & sun.' },
        },
      ],
    },
  ]);
});

test.each([undefined, {}, { StructuredData: 'steps' }])(
  'is no list of questions with the params %j',
  (params) => {
    expect(structuredData({ params, fields: { Entries } }, context)).toEqual([]);
  },
);

test.each([undefined, null, { Entries: 'none' }, { Entries: [null, {}] }])(
  'ignores the fields %j',
  (fields) => {
    expect(structuredData({ params: { StructuredData: 'faq' }, fields }, context)).toEqual([]);
  },
);
