import type { ReactNode } from 'react';
import { useId } from 'react';

interface PartProps {
  title: string;
  /** Stands at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the page: a heading on a line of ink, and its content. */
export function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <header className="flex min-h-11 flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b-2 border-ink pb-1.5">
        <h2 id={id} className="heading text-xl">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** The line of a part that has no rows. */
export const Nothing = ({ children }: { children: string }) => (
  <p className="border-b border-line py-3 text-muted">{children}</p>
);

/** The classes of a row between hairlines. */
export const ROW = 'flex min-h-11 items-center gap-3 border-b border-line py-1.5 leading-5';

/** The classes of the second line of a row. */
export const SECOND_LINE = 'block text-[0.8125rem] leading-4 text-muted';
