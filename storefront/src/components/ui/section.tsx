import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  /** Whether the content takes the whole width, below the heading. */
  wide?: boolean;
  /** Stands below the heading, beside the content. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a page: its heading beside its content. */
export function Section({ id, title, wide = false, aside, children }: SectionProps) {
  const heading = (
    <h2 id={`${id}-title`} className="heading text-3xl lg:text-4xl">
      {title}
    </h2>
  );
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`mt-10 grid scroll-mt-6 grid-cols-1 gap-6 border-t-2 border-ink pt-6 sm:mt-16 sm:pt-8 print:mt-6 print:pt-4 ${wide ? '' : 'lg:grid-cols-[4fr_8fr]'}`}
    >
      {aside ? (
        <div className="grid content-start gap-4">
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
