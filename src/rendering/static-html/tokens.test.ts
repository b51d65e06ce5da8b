import { createTokens } from './tokens';

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('replaces each token by what is rendered for its value', async () => {
  const tokens = createTokens<string>();
  const [one, two] = [tokens.add('one'), tokens.add('two')];
  const html = await tokens.replaceIn(`<p>${one}</p>${two}.`, async (value) => `<b>${value}</b>`);
  expect(html).toBe('<p><b>one</b></p><b>two</b>.');
});

test('counts the tokens in the order of the HTML, also when they are added and rendered in another', async () => {
  const tokens = createTokens<number>();
  const [late, early] = [tokens.add(20), tokens.add(0)];
  const render = async (ms: number, index: number) => {
    await after(ms);
    return `${index}:${ms}`;
  };
  expect(await tokens.replaceIn(`${late} ${early} ${late}`, render)).toBe('0:20 1:0 2:20');
});

test('leaves HTML without tokens as it is, and renders nothing for it', async () => {
  const tokens = createTokens<string>();
  const render = jest.fn();
  tokens.add('not shown');
  expect(await tokens.replaceIn('<p>10:30: 0:</p>', render)).toBe('<p>10:30: 0:</p>');
  expect(render).not.toHaveBeenCalled();
});

test('removes a token without a value', async () => {
  const tokens = createTokens<string>();
  const unknown = tokens.add('one').replace(':0:', ':7:');
  expect(await tokens.replaceIn(`a${unknown}b`, async (value) => value)).toBe('ab');
});

test('does not replace tokens in what is rendered for a value, nor those of others', async () => {
  const [tokens, others] = [createTokens<string>(), createTokens<string>()];
  const [own, other] = [tokens.add('own'), others.add('other')];
  expect(await tokens.replaceIn(`${own}${other}`, async () => own)).toBe(`${own}${other}`);
});

test('React does not escape a token', () => {
  expect(createTokens<string>().add('one')).toMatch(/^[\w:-]+$/);
});

test('fails when the render of a value fails', async () => {
  const tokens = createTokens<string>();
  const render = () => Promise.reject(new Error('No wind today'));
  await expect(tokens.replaceIn(tokens.add('one'), render)).rejects.toThrow('No wind today');
});
