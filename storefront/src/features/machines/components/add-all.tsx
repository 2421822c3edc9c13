import { ClipboardList } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { showSuccess } from '@/components/ui/toast';
import * as paths from '@/config/paths';
import { withAdded } from '@/lib/list/list-lines';
import { listStore } from '@/lib/list/list-store';
import { messages } from '@/messages';
import { linesToList, type FigureRow } from '../lib/figure-rows';

const words = messages.partsBook;

/** Puts all parts of a figure on the shopper's list: those that surely fit and are in stock. */
export function AddAll({ rows }: { rows: readonly FigureRow[] }) {
  const lines = linesToList(rows);
  if (lines.length < 2) return null;
  const add = () => {
    const list = withAdded(listStore.get(), lines);
    listStore.set(list);
    const added = lines.filter(({ productId }) =>
      list.some((line) => line.productId === productId),
    );
    const pieces = added.reduce((sum, { quantity }) => sum + quantity, 0);
    const left = lines.length - added.length;
    const said = words.addedAll(added.length, pieces);
    showSuccess(left > 0 ? `${said} ${words.addedSome(left)}` : said);
  };
  return (
    <div className="scripted flex flex-wrap items-center gap-x-5 gap-y-2 pt-5">
      <Button variant="ghost" onClick={add}>
        <ClipboardList aria-hidden className="size-5" />
        {words.addAll}
      </Button>
      <Link
        to={paths.list}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {messages.addToList.open}
      </Link>
    </div>
  );
}
