import type { ReactNode } from 'react';

export interface ImportLine {
  key: string;
  cells: readonly ReactNode[];
}

interface ImportTableProps {
  caption: string;
  headers: readonly string[];
  lines: readonly ImportLine[];
}

/** A table of rows of a file. On a phone, each is a block. */
export function ImportTable({ caption, headers, lines }: ImportTableProps) {
  return (
    <table
      role="table"
      className="block w-full border-collapse text-[0.9375rem] leading-5 sm:table"
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
        <tr role="row">
          {headers.map((header) => (
            <th
              key={header}
              role="columnheader"
              scope="col"
              className="label h-9 border-b border-line px-3 text-left first:w-16 first:pl-0 last:pr-0"
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block sm:table-row-group">
        {lines.map(({ key, cells }) => (
          <tr
            key={key}
            role="row"
            className="border-b border-line max-sm:grid max-sm:gap-0.5 max-sm:py-3"
          >
            {cells.map((cell, index) => (
              <td
                key={headers[index]}
                role="cell"
                className="py-0 align-top wrap-anywhere first:text-muted first:tabular-nums max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] sm:px-3 sm:py-2.5 sm:first:pl-0 sm:last:pr-0"
              >
                <span aria-hidden className="label self-center sm:hidden">
                  {headers[index]}
                </span>
                <div className="line-clamp-3 min-w-0">{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A section of the dialog: its heading over a rule, and something beside it. */
export function ImportSection({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid grid-cols-1">
      <header className="flex min-h-9 flex-wrap items-end justify-between gap-x-4 border-b-2 border-ink pb-2">
        <h3 className="heading text-xl">{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
}
