import type { ReactNode } from 'react';

/** One of the four figures below the title of a page of the desk. */
export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line px-3 py-3 max-[60rem]:odd:pl-0 max-[60rem]:even:border-l max-[60rem]:nth-[n+3]:border-t min-[60rem]:px-4 min-[60rem]:not-first:border-l min-[60rem]:first:pl-0">
      <dt className="label">{label}</dt>
      <dd className="mt-1 grid gap-0.5">{children}</dd>
    </div>
  );
}
