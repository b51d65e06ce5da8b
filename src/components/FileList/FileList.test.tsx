/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showComponent } from '@tests/fixtures/page';
import { Default } from './FileList';

const file = (value: unknown, text = '') => ({ fields: { File: { value }, Text: { value: text } } });

test('lists files with their notes', () => {
  const Files = [
    file({ src: '/-/media/report.pdf', title: 'Annual report' }, 'Audited'),
    file({ src: '/a.txt' }),
  ];
  showComponent('FileList', { Default }, { fields: { Title: { value: 'Papers' }, Files } });
  expect(screen.getByRole('heading', { level: 2, name: 'Papers' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Annual report (PDF)' })).toHaveAttribute(
    'href',
    '/-/media/report.pdf',
  );
  expect(screen.getByText('Audited')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'a.txt' })).toBeInTheDocument();
});

test.each([undefined, {}, { Files: 'x' }, { Files: [null, 3, {}, file({}), file('javascript:x')] }])(
  'shows no file for the fields %j',
  (fields) => {
    showComponent('FileList', { Default }, { fields });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);
