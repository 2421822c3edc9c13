import type { ReactNode } from 'react';

interface ImportLine {
  key: string;
  cells: readonly ReactNode[];
}

/** A column; those without a width share what the others leave. */
interface ImportColumn {
  header: string;
  width?: string;
  /** Whether its text is never truncated. */
  isWhole?: boolean;
}

/** The width of a column with column names, which cannot wrap. */
export const NAME_WIDTH = 'w-34';
/** The width of a column with the names of products. */
export const PRODUCT_WIDTH = 'w-[22%]';

interface ImportTableProps {
  caption: string;
  columns: readonly ImportColumn[];
  lines: readonly ImportLine[];
}

/** A table of rows of a file, whose first column is their number. In a narrow window, each is a block. */
export function ImportTable({ caption, columns, lines }: ImportTableProps) {
  return (
    <table
      role="table"
      className="block w-full border-collapse text-[0.9375rem] leading-5 md:table md:table-fixed"
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row">
          {columns.map(({ header, width = '' }) => (
            <th
              key={header}
              role="columnheader"
              scope="col"
              className={`label h-9 border-b border-line px-3 text-left first:w-16 first:pl-0 last:pr-0 ${width}`}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block md:table-row-group">
        {lines.map(({ key, cells }) => (
          <tr
            key={key}
            role="row"
            className="border-b border-line max-md:grid max-md:gap-0.5 max-md:py-3"
          >
            {columns.map(({ header, isWhole }, index) => (
              <td
                key={header}
                role="cell"
                className="py-0 align-top wrap-anywhere first:text-muted first:tabular-nums max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] md:px-3 md:py-2.5 md:first:pl-0 md:last:pr-0"
              >
                <span aria-hidden className="label self-center md:hidden">
                  {header}
                </span>
                <div className={isWhole ? 'min-w-0' : 'line-clamp-3 min-w-0'}>{cells[index]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
