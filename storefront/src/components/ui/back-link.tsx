import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { RETURNING } from '@/lib/returning';

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
