import type { ReactNode } from 'react';

interface EditSectionProps {
  title: string;
  hint: string;
  error: string | undefined;
  children: ReactNode;
}

/** A part of the form: its heading over a rule. */
export function EditSection({ title, hint, error, children }: EditSectionProps) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <header className="flex min-h-9 flex-wrap items-end justify-between gap-x-4 border-b-2 border-ink pb-2">
        <h3 className="heading text-xl">{title}</h3>
        <p className="text-sm text-muted">{hint}</p>
      </header>
      {children}
      <p aria-live="polite" className="text-sm font-medium text-red-text empty:hidden">
        {error}
      </p>
    </section>
  );
}
