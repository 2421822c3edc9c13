import type { ReactNode } from 'react';
import { DeskSection } from '@/components/desk/section';

interface FormSectionProps {
  title: string;
  /** The level of its heading: 3 in another section. */
  level?: 2 | 3;
  hint: string;
  error: string | undefined;
  children: ReactNode;
}

/** A part of the form, with the error in it. */
export function FormSection({ title, level, hint, error, children }: FormSectionProps) {
  return (
    <DeskSection
      title={title}
      level={level}
      aside={<p className="text-sm text-muted">{hint}</p>}
      className="grid min-w-0 grid-cols-1 gap-3"
    >
      {children}
      <p aria-live="polite" className="text-sm font-medium text-red-text empty:hidden">
        {error}
      </p>
    </DeskSection>
  );
}
