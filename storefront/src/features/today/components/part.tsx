import type { ComponentProps, ReactElement } from 'react';
import { DeskSection } from '@/components/desk/section';

/** A part of the page. */
export const Part = (props: ComponentProps<typeof DeskSection>) => (
  <DeskSection {...props} head="min-h-11 gap-y-2 pb-1.5" />
);

/** The line of a part that has no rows. */
export const Nothing = ({ children }: { children: string }) => (
  <p className="border-b border-line py-3 text-muted">{children}</p>
);

interface RowsProps {
  /** Shown if there are no rows. */
  nothing: string;
  as?: 'ul' | 'ol';
  children: ReactElement[];
}

/** The rows of a part. */
export function Rows({ nothing, as: List = 'ul', children }: RowsProps) {
  return children.length === 0 ? <Nothing>{nothing}</Nothing> : <List>{children}</List>;
}

/** The classes of a row between hairlines. */
export const ROW = 'flex min-h-11 items-center gap-3 border-b border-line py-1.5 leading-5';

/** The classes of the second line of a row. */
export const SECOND_LINE = 'block text-[0.8125rem] leading-4 text-muted';
