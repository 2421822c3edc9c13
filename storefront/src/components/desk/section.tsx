import { useId, type ReactNode } from 'react';

interface DeskSectionProps {
  title: string;
  /** The level of its heading: 3 in a dialog, whose title is of level 2. */
  level?: 2 | 3;
  /** Stands at the end of the heading's line. */
  aside?: ReactNode;
  /** Class names of the heading's line. */
  head?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page for staff: a heading on a line of ink, and its content. */
export function DeskSection(props: DeskSectionProps) {
  const { title, level = 2, aside, head = 'min-h-9 pb-2', className = 'min-w-0', children } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={className}>
      <header
        className={`flex flex-wrap items-end justify-between gap-x-4 border-b-2 border-ink ${head}`}
      >
        <Heading id={id} className="heading text-xl">
          {title}
        </Heading>
        {aside}
      </header>
      {children}
    </section>
  );
}
