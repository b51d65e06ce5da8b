import { randomUUID } from 'node:crypto';

/** Texts that stand for HTML that is rendered later. Nobody can guess them, so content cannot contain them. */
export type Tokens<Value> = {
  add: (value: Value) => string;
  /** Replaces each token in the HTML by what `render` returns for its value. `index` counts the tokens in the HTML. */
  replaceIn: (html: string, render: (value: Value, index: number) => Promise<string>) => Promise<string>;
};

export function createTokens<Value>(): Tokens<Value> {
  const values: Value[] = [];
  const secret = randomUUID();
  const pattern = new RegExp(`${secret}:(\\d+):`);
  return {
    add: (value) => `${secret}:${values.push(value) - 1}:`,
    replaceIn: async (html, render) => {
      // Every second part is the number of a token.
      const parts = html.split(pattern).map((part, index) => {
        if (index % 2 === 0) return part;
        const value = values[Number(part)];
        return value === undefined ? '' : render(value, (index - 1) / 2);
      });
      return (await Promise.all(parts)).join('');
    },
  };
}
