import { useId, type ReactNode } from 'react';

interface DeskSectionProps {
  title: string;
  /** A link at the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page of the desk: a heading on a rule, and its rows. */
export function DeskSection({ title, aside, children }: DeskSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-9 items-end justify-between gap-4 border-b-2 border-ink pb-2">
        <h2 id={id} className="heading text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
  /** A control for the value. */
  action?: ReactNode;
}

/** A row of a section: a name, its value and what can be done with it. */
export function Fact({ label, children, action }: FactProps) {
  return (
    <div className="grid min-h-11 grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1 text-[0.9375rem] leading-5">
      <dt className="label">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
      {action && <dd className="-my-1">{action}</dd>}
    </div>
  );
}

export const ASIDE_LINK =
  'inline-flex min-h-6 items-center gap-1.5 text-sm underline underline-offset-4 max-[60rem]:-my-2.5 max-[60rem]:min-h-11';
