import { fileTypeNames, findFileType, toMediaTypes } from './file-types.ts';

test.each([
  ['%PDF-1.7', 'pdf'],
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['\x89PNG\r\n', 'png'],
  ['%PD', undefined],
  [' %PDF-1.7', undefined],
  ['<script>', undefined],
  ['', undefined],
])('for a file that begins with %j, the recognized type is %s', (start, extension) => {
  expect(findFileType(Buffer.from(start, 'latin1'), fileTypeNames)?.extension).toBe(extension);
});

test('a type that is not allowed is not found', () => {
  expect(findFileType(Buffer.from('%PDF-1.7'), ['jpg', 'png'])).toBeNull();
});

test('media types are in the order of the names', () => {
  expect(toMediaTypes(['png', 'jpg'])).toEqual(['image/png', 'image/jpeg']);
});
