import { ArrowRight } from 'lucide-react';
import { messages } from '@/messages';
import type { FigureRow } from '../lib/figure-rows';
import { lineFacts } from '../lib/line-facts';

const words = messages.partsBook;

const ROW = 'part-number flex flex-wrap items-center gap-x-1.5 whitespace-normal';
const ARROW = <ArrowRight aria-hidden className="size-3.5 shrink-0" />;

/** The second line of a row: its number, what replaces it, how many there are, and for which machines. */
export function LineNumber({ row }: { row: FigureRow }) {
  const { line, case: shown } = row;
  const facts = lineFacts(row);
  if (shown.kind === 'elsewhere')
    return <span className={ROW}>{words.seeFigure(shown.figure)}</span>;
  return (
    <span className={ROW}>
      {shown.kind === 'replaced' ? (
        <>
          <s>{shown.old}</s>
          {ARROW}
          <span className="sr-only">{words.replacedBy}</span>
          <b className="text-ink">{shown.next.part}</b>
        </>
      ) : shown.kind === 'kit' ? (
        <>
          {shown.old}
          {ARROW}
          <span className="sr-only">{words.replacedBy}</span>
          {words.neededTogether(shown.parts.length)}
        </>
      ) : (
        line.part
      )}
      {facts.map((fact, index) => (
        <span key={fact}>
          {(index > 0 || line.part !== null) && '· '}
          {fact}
        </span>
      ))}
    </span>
  );
}
