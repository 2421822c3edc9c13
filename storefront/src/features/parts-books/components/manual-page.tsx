import type { PartsBookDetails } from '@harrow/contract';
import { useState } from 'react';
import { messages } from '@/messages';
import { useFigure } from '../api/figures';
import type { Manual } from '../api/pdf-file';
import { calloutsIn, type Page, type Region } from '../lib/manual/found-callouts';
import { listRowsIn } from '../lib/manual/table-rows';
import { PageList } from './page-list';
import { PageRegion } from './page-region';
import { TakeDrawing } from './take-drawing';

const words = messages.partsManual;

interface ManualPageProps {
  book: PartsBookDetails;
  manual: Manual;
  page: Page;
}

/** Returns the figure that a page names, or the first one without a drawing. */
function figureFor({ contents }: PartsBookDetails, page: Page): string {
  const texts = new Set(page.words.map(({ text }) => text.replace(/[:.,;()]/g, '')));
  const isTold = contents.find(({ number }) => texts.has(number) && !/^\d{1,2}$/.test(number));
  return (isTold ?? contents.find(({ img }) => img === '') ?? contents[0])?.number ?? '';
}

/** A page of a manual: the drawing of a figure in it, and the list on it. */
export function ManualPage({ book, manual, page }: ManualPageProps) {
  const whole = { x: 0, y: 0, width: page.width, height: page.height };
  const [region, setRegion] = useState<Region>(whole);
  const [number, setNumber] = useState(() => figureFor(book, page));
  const where = { id: book._id, number };
  const { data: read } = useFigure(where, number !== '');
  const items = [...new Set(read?.figure.lines.map(({ item }) => item))];
  const callouts = calloutsIn(page, items, region);
  const rows = listRowsIn(page.words);
  const isScan = page.words.length === 0;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 items-start gap-6 min-[75rem]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <PageRegion
          manual={manual}
          page={page}
          region={region}
          onChange={setRegion}
          callouts={callouts}
        />
        <div className="grid grid-cols-1 gap-4">
          {isScan && (
            <p role="status" className="rounded-control border-2 border-ink bg-panel p-3">
              {words.scan}
            </p>
          )}
          {number !== '' && (
            <TakeDrawing
              book={book}
              manual={manual}
              where={where}
              read={read}
              items={items}
              found={{ page: page.number, region, callouts }}
              onFigure={setNumber}
            />
          )}
        </div>
      </div>
      {rows.length > 1 && <PageList book={book} rows={rows} figure={number} />}
    </div>
  );
}
