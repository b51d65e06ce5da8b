import { HtmlValidate } from 'html-validate';

// What the HTML standard forbids; matters of taste are Biome's.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** What is wrong with markup of ours, for tests: rule, text and place. */
export async function findMarkupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}
