/** @jsxImportSource preact */
import { IconButton } from '../../controls/IconButton.tsx';
import { useReorder } from '../../controls/rows/use-reorder.ts';
import { toLanguageName } from '../../platform/language-names.ts';
import { listFindings, type Redirect, type Redirects, TYPES } from './redirect.ts';

type Actions = {
  onEdit: (index: number) => void;
  onMove: (index: number, to: number) => void;
  onRemove: (index: number) => void;
};

const toOptions = ({ locale, isQueryStringPreserved }: Redirect): string =>
  [locale && `only in ${toLanguageName(locale)}`, isQueryStringPreserved && 'passes on the query']
    .filter(Boolean)
    .join(', ');

type RowProps = Pick<Actions, 'onEdit' | 'onRemove'> & {
  data: Redirects;
  redirect: Redirect;
  index: number;
  onStep: (by: 1 | -1) => void;
};

function Row({ data, redirect, index, onEdit, onStep, onRemove }: RowProps) {
  const { pattern, target, redirectType } = redirect;
  const last = data.redirects.length - 1;
  return (
    <tr>
      <td class="number">{index + 1}</td>
      <th scope="row">
        <code>{pattern}</code>
        {listFindings(data, index).map(({ kind, reason }) => (
          <p key={kind}>
            <span class="tag warn">{reason}</span>
          </p>
        ))}
      </th>
      <td>
        <code>{target}</code>
      </td>
      <td>
        {TYPES.find(({ value }) => value === redirectType)?.text}
        <p class="quiet">{toOptions(redirect)}</p>
      </td>
      <td class="actions">
        <IconButton
          icon="up"
          label={`Move ${pattern} up`}
          isDisabled={index === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon="down"
          label={`Move ${pattern} down`}
          isDisabled={index === last}
          onClick={() => onStep(1)}
        />
        <IconButton icon="edit" label={`Change ${pattern}`} onClick={() => onEdit(index)} />
        <IconButton icon="delete" label={`Delete ${pattern}`} onClick={() => onRemove(index)} />
      </td>
    </tr>
  );
}

export function RedirectTable({ data, onMove, ...actions }: Actions & { data: Redirects }) {
  const { list, step } = useReorder<HTMLTableSectionElement>(onMove);
  if (data.redirects.length === 0) return <p class="nothing">No redirects yet.</p>;
  return (
    <table class="sheet redirects">
      <thead>
        <tr>
          <th scope="col">
            <span class="sr-only">Number</span>
          </th>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <th scope="col">How</th>
          <td class="actions" />
        </tr>
      </thead>
      <tbody ref={list}>
        {data.redirects.map((redirect, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a redirect is its place in the list
            key={index}
            data={data}
            redirect={redirect}
            index={index}
            onStep={(by) => step(index, by)}
            {...actions}
          />
        ))}
      </tbody>
    </table>
  );
}
