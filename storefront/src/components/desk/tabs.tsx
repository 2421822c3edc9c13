import { Link, useNavigate } from 'react-router-dom';
import { formatNumber } from '@/lib/format/numbers';
import { useDeskKeys } from './use-desk-keys';

interface DeskTab {
  label: string;
  to: string;
  /** Entries of its list; undefined while they are being counted, null where no count is shown. */
  count: number | null | undefined;
  isCurrent: boolean;
}

/** Links to the parts of a list with their counts, above its table. The keys `1`, `2` … open them. */
export function DeskTabs({ label, tabs }: { label: string; tabs: readonly DeskTab[] }) {
  const navigate = useNavigate();
  useDeskKeys(
    Object.fromEntries(tabs.map(({ to }, index) => [String(index + 1), () => void navigate(to)])),
  );
  return (
    <nav aria-label={label} className="screen-only border-b border-line">
      <ul className="flex min-[60rem]:gap-7">
        {tabs.map(({ to, label: name, count, isCurrent }) => (
          <li key={name} className="max-[60rem]:grow">
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="group -mb-px flex h-13 min-w-6 flex-col-reverse items-center justify-center border-b-2 border-transparent text-sm leading-tight font-medium whitespace-nowrap transition-colors duration-150 hover:border-line aria-[current=page]:border-ink aria-[current=page]:font-semibold min-[60rem]:h-11 forced-colors:border-b-0 min-[60rem]:flex-row min-[60rem]:gap-2 min-[60rem]:text-base"
            >
              {name}{' '}
              {count !== null && (
                <span className="figure min-h-[1.25em] text-lg text-muted group-aria-[current=page]:text-current min-[60rem]:text-base">
                  {count !== undefined && formatNumber(count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
