import type { PartsBookDetails } from '@harrow/contract';
import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/loading';
import { messages } from '@/messages';
import type { Manual } from '../api/pdf-file';
import { useManualPage, whileShown } from '../hooks/use-manual';
import { ManualPage } from './manual-page';

const words = messages.partsManual;

/** The width of a page in the row of pages, in pixels of the canvas. */
const THUMBNAIL = 240;

interface ManualPagesProps {
  book: PartsBookDetails;
  manual: Manual;
  /** The number of the chosen page. */
  chosen: number;
  onChoose: (number: number) => void;
}

/** The pages of a manual as small pictures, and the chosen one. */
export function ManualPages({ book, manual, chosen, onChoose }: ManualPagesProps) {
  const page = useManualPage(manual, chosen);
  return (
    <div className="grid grid-cols-1 gap-6 min-[60rem]:grid-cols-[8.5rem_minmax(0,1fr)]">
      <nav
        aria-label={words.pages}
        className="max-[60rem]:overflow-x-auto min-[60rem]:max-h-[80vh] min-[60rem]:overflow-y-auto"
      >
        <ol className="flex gap-3 p-1 min-[60rem]:grid">
          {Array.from({ length: manual.pages }, (_, index) => (
            <li key={index}>
              <Thumbnail
                manual={manual}
                number={index + 1}
                isChosen={chosen === index + 1}
                onChoose={() => onChoose(index + 1)}
              />
            </li>
          ))}
        </ol>
      </nav>
      <section aria-label={words.pageOf(chosen, manual.pages)} className="min-w-0">
        {page ? (
          <ManualPage key={page.number} book={book} manual={manual} page={page} />
        ) : (
          <Spinner label={words.reading} />
        )}
      </section>
    </div>
  );
}

interface ThumbnailProps {
  manual: Manual;
  number: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** A page that is drawn once it comes into view: a manual may have hundreds. */
function Thumbnail({ manual, number, isChosen, onChoose }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || !('IntersectionObserver' in window)) return;
    let leave: (() => void) | undefined;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      leave = whileShown(number, manual.draw(number, element, THUMBNAIL));
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      leave?.();
    };
  }, [manual, number]);
  return (
    <button
      type="button"
      aria-current={isChosen ? 'page' : undefined}
      onClick={onChoose}
      className="grid w-28 justify-items-center gap-1 rounded-control p-1 text-sm hover:bg-panel aria-[current=page]:bg-panel aria-[current=page]:font-semibold aria-[current=page]:outline-2 aria-[current=page]:outline-ink"
    >
      <canvas
        ref={canvas}
        aria-hidden
        width={THUMBNAIL}
        height={THUMBNAIL * 1.3}
        className="h-auto w-full border border-line bg-card"
      />
      {words.page(number)}
    </button>
  );
}
