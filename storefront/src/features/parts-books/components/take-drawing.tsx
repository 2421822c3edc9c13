import type { Callout, PartsBookDetails } from '@harrow/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { CONTROL } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import * as deskPaths from '@/config/desk-paths';
import { formatList } from '@/lib/format/list';
import { messages } from '@/messages';
import type { FigurePlace, ReadFigure } from '../api/figures';
import type { Manual } from '../api/pdf-file';
import { useTakeDrawing } from '../hooks/use-take-drawing';
import type { Region } from '../lib/manual/found-callouts';

const words = messages.partsManual;

interface TakeDrawingProps {
  book: PartsBookDetails;
  manual: Manual;
  where: FigurePlace;
  /** The figure as it is; undefined while it is read. */
  read: ReadFigure | undefined;
  /** The items of its list. */
  items: readonly string[];
  /** The part of a page, and the numbers in it. */
  found: { page: number; region: Region; callouts: Callout[] };
  onFigure: (number: string) => void;
}

/** Chooses the figure that gets a part of a page as its drawing, and says which of its items were found there. */
export function TakeDrawing(props: TakeDrawingProps) {
  const { book, manual, where, read, items, found, onFigure } = props;
  const [isAsking, setAsking] = useState(false);
  const [taken, setTaken] = useState<string>();
  const take = useTakeDrawing(manual, setTaken);
  const run = () => {
    setAsking(false);
    if (read) void take.run({ where, read, ...found });
  };
  const former = read?.figure;
  return (
    <>
      <Field label={words.figure}>
        {(control) => (
          <select
            {...control}
            value={where.number}
            className={CONTROL}
            onChange={({ target }) => onFigure(target.value)}
          >
            {book.contents.map(({ number, title, img }) => (
              <option key={number} value={number}>
                {words.figureOption(number, title, img !== '')}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Found items={items} callouts={found.callouts} />
      <Button
        pending={take.pending || !read}
        pendingLabel={take.pending ? words.taking : undefined}
        onClick={() => (former?.drawing ? setAsking(true) : run())}
      >
        {words.take(where.number)}
      </Button>
      {taken !== undefined && (
        <Link
          to={deskPaths.bookFigure(where.id, taken)}
          className="flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.placeRest(taken)}
        </Link>
      )}
      <ConfirmDialog
        title={words.replaceTitle(where.number)}
        isOpen={isAsking}
        confirmLabel={words.replace}
        cancelLabel={words.keep}
        onConfirm={run}
        onCancel={() => setAsking(false)}
      >
        {words.replaceText(former?.callouts.length ?? 0)}
      </ConfirmDialog>
    </>
  );
}

function Found({ items, callouts }: { items: readonly string[]; callouts: readonly Callout[] }) {
  const countOf = (item: string) => callouts.filter((each) => each.item === item).length;
  const missing = items.filter((item) => countOf(item) === 0);
  const several = items.filter((item) => countOf(item) > 1);
  return (
    <div role="status" className="grid gap-1">
      <p className="font-semibold">{words.found(items.length - missing.length, items.length)}</p>
      {several.length > 0 && <p className="text-sm">{words.several(formatList(several))}</p>}
      {missing.length > 0 && <p className="text-sm">{words.missing(formatList(missing))}</p>}
    </div>
  );
}
