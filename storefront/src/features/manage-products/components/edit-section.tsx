import type { ReactNode } from 'react';

interface EditSectionProps {
  title: string;
  /** The level of its heading: 3 in a dialog, whose title is of level 2. */
  level: 2 | 3;
  hint: string;
  error: string | undefined;
  children: ReactNode;
}

/** A part of the form: its heading over a rule. */
export function EditSection({ title, level, hint, error, children }: EditSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="grid grid-cols-1 gap-3">
      <header className="flex min-h-9 flex-wrap items-end justify-between gap-x-4 border-b-2 border-ink pb-2">
        <Heading className="heading text-xl">{title}</Heading>
        <p className="text-sm text-muted">{hint}</p>
      </header>
      {children}
      <p aria-live="polite" className="text-sm font-medium text-red-text empty:hidden">
        {error}
      </p>
    </section>
  );
}
