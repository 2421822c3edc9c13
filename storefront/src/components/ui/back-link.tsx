import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

// read by app/page-changes.tsx; with a module that both import, each page would load that one first
const RETURNING = { returns: true };

/** The way back to the page above this one, to the place in it that was left. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      state={RETURNING}
      className="-ml-1 flex min-h-11 w-fit items-center gap-1 font-semibold underline-offset-4 hover:underline print:hidden"
    >
      <ChevronLeft aria-hidden className="size-5" />
      {children}
    </Link>
  );
}
