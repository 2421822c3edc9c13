import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { formatNumber } from '@/lib/format/numbers';
import { useList } from '@/lib/list/list-store';
import { messages } from '@/messages';

/** The way to the shopper's list, with the number of its products. */
export default function ListLink() {
  const { length } = useList();
  const label = messages.addToList.count(length);
  return (
    <Link
      to={paths.list}
      aria-label={label}
      title={label}
      className="relative grid size-11 shrink-0 place-items-center rounded-control hover:bg-panel md:size-10"
    >
      <ClipboardList aria-hidden className="size-5.5" />
      {length > 0 && (
        <span
          aria-hidden
          className="absolute top-0 right-0 min-w-5 rounded-full bg-ink px-1 text-center text-xs leading-5 font-semibold text-paper tabular-nums ring-2 ring-paper"
        >
          {formatNumber(length)}
        </span>
      )}
    </Link>
  );
}
