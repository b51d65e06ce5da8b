import { AuthoringError } from '../authoring-error.ts';
import { type AuthoringContext, toAuthor } from '../graphql/authoring-context.ts';
import { getSite, openSiteFile, toBase } from './site-files.ts';

type Redirect = Readonly<Record<string, unknown>>;

type OperationInput = {
  add?: { index: number; redirect: Redirect } | null;
  change?: { index: number; redirect: Redirect } | null;
  move?: { index: number; to: number } | null;
  remove?: { index: number } | null;
};

type UpdateRedirectsInput = {
  site: string;
  revision?: string | null;
  operations: readonly OperationInput[];
  by?: string | null;
};

const MAX_OPERATIONS = 100;

/** An option that is left out or has its default is not written. */
const toEntry = (redirect: Redirect): Redirect =>
  Object.fromEntries(
    Object.entries(redirect).filter(([, value]) => value !== null && value !== '' && value !== false),
  );

function checkPlace(list: readonly unknown[], index: number): void {
  if (index < 0 || index >= list.length)
    throw new AuthoringError(`There is no redirect ${index + 1}. Reload the list.`);
}

function apply(list: readonly unknown[], { add, change, move, remove }: OperationInput): unknown[] {
  if ([add, change, move, remove].filter(Boolean).length !== 1)
    throw new AuthoringError('Give exactly one of add, change, move and remove.');
  if (add) return list.toSpliced(Math.max(0, add.index), 0, toEntry(add.redirect));
  const index = change?.index ?? move?.index ?? remove?.index ?? 0;
  checkPlace(list, index);
  if (change) return list.with(index, toEntry(change.redirect));
  const rest = list.toSpliced(index, 1);
  return move ? rest.toSpliced(Math.max(0, move.to), 0, list[index]) : rest;
}

const toLabel = (operations: readonly OperationInput[]): string =>
  operations
    .map(({ add, change, move }) => {
      const redirect = add?.redirect ?? change?.redirect;
      if (redirect) return `${add ? 'adding' : 'change of'} ${String(redirect.pattern).slice(0, 100)}`;
      return move ? 'moving a redirect' : 'deleting a redirect';
    })
    .join(', ');

export async function updateRedirects(
  _: unknown,
  { input }: { input: UpdateRedirectsInput },
  context: AuthoringContext,
) {
  const { operations } = input;
  if (operations.length > MAX_OPERATIONS) throw new AuthoringError(`At most ${MAX_OPERATIONS} operations.`);
  const site = getSite(context, input.site);
  const file = await openSiteFile(context, site, 'redirects');
  const edit = (data: unknown) => operations.reduce(apply, Array.isArray(data) ? data : []);
  const files = await context.saver.save([{ path: file.path, base: toBase(file, input.revision), edit }], {
    historyKey: `${site.folder}/redirects`,
    by: toAuthor(input.by),
    action: 'updateRedirects',
    label: toLabel(operations),
    isSeparate: true,
  });
  return { files };
}
