import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format/numbers';

export interface DeskTab {
  label: string;
  to: string;
  /** Entries of the list behind it; undefined while they are counted. */
  count: number | undefined;
  isCurrent: boolean;
}

/** Links to the parts of a list with their counts, above its table. */
export function DeskTabs({ label, tabs }: { label: string; tabs: readonly DeskTab[] }) {
  return (
    <nav aria-label={label} className="border-b border-line">
      <ul className="flex min-[60rem]:gap-7">
        {tabs.map(({ to, label: name, count, isCurrent }) => (
          <li key={name} className="max-[60rem]:grow">
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="group -mb-px flex h-13 flex-col-reverse items-center justify-center border-b-2 border-transparent text-sm leading-tight font-medium whitespace-nowrap transition-colors duration-150 hover:border-line aria-[current=page]:border-ink aria-[current=page]:font-semibold min-[60rem]:h-11 min-[60rem]:flex-row min-[60rem]:gap-2 min-[60rem]:text-base"
            >
              {name}{' '}
              <span className="figure min-h-[1.25em] text-lg text-muted group-aria-[current=page]:text-current min-[60rem]:text-base">
                {count !== undefined && formatNumber(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
