import { useSearchParams } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { PartNumber } from '@/components/ui/part-number';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { useAddLines } from '../hooks/use-add-lines';
import { addressText, linesInAddress, type TypedLine } from '../lib/typed-lines';

const words = messages.myList;

/** The lines of a link that someone has sent. They go onto the list only when the shopper says so. */
export function OfferedLines() {
  const [query, setQuery] = useSearchParams();
  const { problem, pending, addLines } = useAddLines();
  const lines = linesInAddress(query.get(paths.LINES) ?? '');
  if (lines.length === 0) return null;
  /** Goes on offering the lines that did not fit on the list. */
  const offer = (rest: TypedLine[]) =>
    setQuery(rest.length === 0 ? {} : { [paths.LINES]: addressText(rest) }, { replace: true });
  return (
    <section className="mb-7 grid gap-3 rounded-card border border-edge bg-panel p-4 md:p-6 print:hidden">
      <h2 className="heading text-xl">{words.offered(lines.length)}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {lines.map(({ number, quantity }, index) => (
          <li key={index} className="flex gap-2">
            <PartNumber>{number}</PartNumber>
            {quantity !== undefined && <span className="tabular-nums">× {quantity}</span>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="ghost"
          pending={pending}
          pendingLabel={words.adding}
          onClick={() => void addLines(lines, offer)}
        >
          {words.addOffered}
        </Button>
        <button
          type="button"
          onClick={() => offer([])}
          className="min-h-11 px-2 font-semibold underline-offset-4 hover:underline"
        >
          {words.notNow}
        </button>
      </div>
      <p aria-live="polite" className="font-medium text-red-text empty:hidden">
        {problem}
      </p>
    </section>
  );
}
