import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pageWindow } from '@/lib/page-window';
import { messages } from '@/messages';

interface PaginationProps {
  /** Counted from 0. */
  page: number;
  pageCount: number;
  /** Returns the URL of a page, counted from 0. */
  hrefOf: (page: number) => string;
}

const CELL =
  'grid h-11 w-10 narrow:w-8.5 place-items-center sm:w-11 rounded-control figure text-[1.0625rem]';

/** Links to the pages of a list. Each page has a URL, so that Back works and a page can be shared. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={messages.ui.pages}>
      <ul className="flex flex-wrap items-center gap-0.5">
        <Arrow label={messages.ui.previousPage} href={page > 0 ? hrefOf(page - 1) : null}>
          <ChevronLeft aria-hidden className="size-5" />
        </Arrow>
        {pageWindow(page, pageCount).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span className="grid h-11 w-6 place-items-center text-muted">…</span>
            ) : (
              <Link
                to={hrefOf(entry.page)}
                aria-label={messages.ui.page(entry.page + 1)}
                aria-current={entry.page === page ? 'page' : undefined}
                className={`${CELL} transition-colors duration-150 ${entry.page === page ? 'bg-ink text-paper' : 'hover:bg-panel'}`}
              >
                {entry.page + 1}
              </Link>
            )}
          </li>
        ))}
        <Arrow label={messages.ui.nextPage} href={page < pageCount - 1 ? hrefOf(page + 1) : null}>
          <ChevronRight aria-hidden className="size-5" />
        </Arrow>
      </ul>
    </nav>
  );
}

interface ArrowProps {
  label: string;
  /** Null at the end of the list. */
  href: string | null;
  children: ReactNode;
}

function Arrow({ label, href, children }: ArrowProps) {
  return (
    <li>
      {href === null ? (
        <span aria-hidden className={`${CELL} opacity-30`}>
          {children}
        </span>
      ) : (
        <Link to={href} aria-label={label} className={`${CELL} hover:bg-panel`}>
          {children}
        </Link>
      )}
    </li>
  );
}
