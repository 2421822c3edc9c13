import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { messages } from '@/messages';
import { UserText } from './user-text';

/** A page above another. */
export interface Step {
  label: string;
  to: string;
}

interface BreadcrumbProps {
  /** The pages above this one, the top one first. */
  above: Step[];
  /** The name of this page. */
  current: string;
}

/** The place of a page among the pages of the shop; on a phone only the way back up. */
export function Breadcrumb({ above, current }: BreadcrumbProps) {
  const up = above.at(-1);
  return (
    <nav aria-label={messages.ui.breadcrumb} className="py-1 text-[0.9375rem] md:py-4 print:hidden">
      <ol className="flex flex-wrap gap-x-2 gap-y-1 max-md:hidden">
        {above.map(({ label, to }) => (
          <li key={to} className="flex gap-2 text-muted">
            <Link
              to={to}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              <UserText>{label}</UserText>
            </Link>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0">
          <UserText>{current}</UserText>
        </li>
      </ol>
      {up && (
        <Link to={up.to} className="flex min-h-11 w-fit items-center gap-1 md:hidden">
          <ChevronLeft aria-hidden className="size-5" />
          <UserText>{up.label}</UserText>
        </Link>
      )}
    </nav>
  );
}
