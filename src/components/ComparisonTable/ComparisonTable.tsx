import { useId } from 'react';
import { EmptyListNotice, withDatasourceCheck } from '@/rendering/component/editor-notices';
import { type TitledFields, TitledSection } from '@/rendering/component/TitledSection';
import type { ItemListField, RenderingProps, TextField } from '@/rendering/component/types';
import { useIsEditing } from '@/rendering/context/page-data';
import { hasText, toItems } from '@/rendering/fields/field-values';
import { Text } from '@/rendering/fields/fields';
import { type Item, toItem } from '@/rendering/fields/to-item';
import { Cell } from './Cell';
import { findFigures, toCells } from './to-cells';

type ComparisonTableProps = RenderingProps<TitledFields & { Columns: TextField; Rows: ItemListField }>;

/** Compares the things in the columns row by row. A table that is wider than its place scrolls inside it. */
function ComparisonTable({ fields, params }: ComparisonTableProps) {
  const titleId = useId();
  const rows = toItems(fields.Rows).flatMap((value) => toItem(value) ?? []);
  return (
    <TitledSection name="comparison-table" params={params} fields={fields} titleId={titleId}>
      {rows.length === 0 ? (
        <EmptyListNotice />
      ) : (
        <section
          className="comparison-table-region"
          aria-labelledby={hasText(fields.Title) ? titleId : undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll only an element that has the focus
          tabIndex={0}
        >
          <Table columns={fields.Columns} rows={rows} />
        </section>
      )}
    </TitledSection>
  );
}

/** Editors get one more column, in which they change the cells of a row, one cell a line. */
function Table({ columns, rows }: { columns: TextField | undefined; rows: Item[] }) {
  const isEditing = useIsEditing();
  const titles = toCells(columns);
  const lines = rows.map(({ title, getField }) => {
    const values = getField('Values');
    return { title, values, cells: toCells(values, titles.length) };
  });
  const classNames = findFigures(
    titles.length,
    lines.map(({ cells }) => cells),
  ).map((isFigure) => (isFigure ? 'comparison-table-figure' : undefined));
  return (
    <table>
      <thead>
        <tr>
          <td />
          {titles.map((title, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same title
            <th key={index} scope="col" className={classNames[index]}>
              {title}
            </th>
          ))}
          {isEditing && (
            <td>
              <Text field={columns} />
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, values, cells }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <tr key={row}>
            <th scope="row">
              <Text field={title} />
            </th>
            {cells.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same value twice
              <Cell key={index} value={value} className={classNames[index]} />
            ))}
            {isEditing && (
              <td>
                <Text field={values} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const Default = withDatasourceCheck(ComparisonTable);
