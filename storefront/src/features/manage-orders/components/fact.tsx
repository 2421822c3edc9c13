import type { ReactNode } from 'react';

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
