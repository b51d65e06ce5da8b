import { z } from 'zod';

const Page = z.object({ page: z.object({ language: z.string() }) });
const Props = z.union([
  Page.transform(({ page }) => page.language),
  z.object({ sitePage: Page }).transform(({ sitePage }) => sitePage.page.language),
  z.object({ builtIn: z.object({ language: z.string() }) }).transform(({ builtIn }) => builtIn.language),
]);

/** The language of the document, from the props of whichever page it holds; `undefined` for Next's own. */
export function findDocumentLanguage(pageProps: unknown): string | undefined {
  return Props.safeParse(pageProps).data;
}
