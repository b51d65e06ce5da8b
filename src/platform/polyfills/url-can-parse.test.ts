test('a browser without URL.canParse gets it', async () => {
  Object.assign(URL, { canParse: undefined });
  await import('./url-can-parse');
  expect(URL.canParse('https://example.com')).toBe(true);
  expect(URL.canParse('/path')).toBe(false);
  expect(URL.canParse('/path', 'https://example.com')).toBe(true);
});
