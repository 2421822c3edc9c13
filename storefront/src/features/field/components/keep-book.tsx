import { CircleCheck, CloudDownload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { formatLocalDate } from '@/lib/format/date';
import { messages } from '@/messages';
import { formatSize } from '../lib/format-size';
import type { BookToKeep, Kept } from '../lib/keep-book';
import { canKeep, keptBook, removeBook, type KeptManifest } from '../lib/kept-books';

const words = messages.field;

export interface KeepBookProps {
  book: BookToKeep;
  /** The codes and revisions of its books. */
  revisions: readonly string[];
}

/** The kept book: undefined until it is known, null if it is not kept. */
type State = KeptManifest | null | undefined;

const isNewer = (kept: KeptManifest, revisions: readonly string[]): boolean =>
  revisions.some((revision) => !kept.revisions.includes(revision));

/** Keeps a book on this device, says what is kept, renews it after a publication, and removes it. */
export default function KeepBook({ book, revisions }: KeepBookProps) {
  const [kept, setKept] = useState<State>();
  const [done, setDone] = useState<number>();
  const [said, say] = useState('');
  const { run } = useAction(async (isRenewal: boolean) => {
    say('');
    setDone(0);
    const result = await loadedKeep(book, setDone);
    setDone(undefined);
    if (result.ok) setKept(result.book);
    else say(isRenewal ? words.notRenewed : words.problem[result.reason]);
  });
  const seen = useRef(false);
  useEffect(() => {
    if (seen.current || !canKeep()) return;
    seen.current = true;
    void keptBook(book).then((found) => {
      setKept(found ?? null);
      if (found && navigator.onLine && isNewer(found, revisions)) void run(true);
    });
  }, [book, revisions, run]);
  const remove = useAction(async () => {
    await removeBook(book);
    setKept(null);
    say(words.removed);
  });
  if (kept === undefined) return null;
  const isKeeping = done !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {kept ? (
        <>
          <p className="flex flex-wrap items-center gap-x-2">
            <CircleCheck aria-hidden className="size-5 text-leaf-text" />
            <strong className="font-semibold">{words.kept}</strong>
            <span className="text-muted">
              {words.facts(formatLocalDate(kept.keptAt), formatSize(kept.bytes))}
            </span>
          </p>
          <Button
            variant="quiet"
            size="small"
            pending={remove.pending || isKeeping}
            onClick={() => void remove.run()}
          >
            {words.remove}
          </Button>
        </>
      ) : (
        <Button variant="ghost" size="small" pending={isKeeping} onClick={() => void run(false)}>
          <CloudDownload aria-hidden className="size-5" />
          {words.keep}
        </Button>
      )}
      <p role="status" className="text-[0.9375rem] empty:hidden">
        {isKeeping ? words.keeping(done, book.figures.length + 1) : said}
      </p>
    </div>
  );
}

/** Keeps the book with code that is loaded now; without a connection it cannot be. */
async function loadedKeep(book: BookToKeep, onProgress: (done: number) => void): Promise<Kept> {
  try {
    const { keepBook } = await import('../lib/keep-book');
    return await keepBook(book, onProgress);
  } catch {
    return { ok: false, reason: 'connection' }; // the code itself did not load
  }
}
