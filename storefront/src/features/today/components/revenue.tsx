import type { Figures } from '@harrow/contract';
import { QueryContent } from '@/components/ui/query-list';
import { messages } from '@/messages';
import { useFigures } from '../api/today';
import { spans, type Span } from '../lib/entries';
import { Nothing, Part } from './part';
import { RevenueChart } from './revenue-chart';
import { RevenueTable } from './revenue-table';

const words = messages.today;

interface RevenueProps {
  span: Span;
  onChange: (span: Span) => void;
}

/** The revenue of the last days, weeks or months, as a chart and as a table. */
export function Revenue({ span, onChange }: RevenueProps) {
  return (
    <Part title={words.revenue} aside={<Spans span={span} onChange={onChange} />}>
      <p className="pt-2 text-[0.8125rem] leading-4 text-muted">{words.inUtc}</p>
      <QueryContent
        query={useFigures(span)}
        loading={words.loading}
        errorTitle={words.figuresError}
        skeleton="mt-4 h-98"
      >
        {(figures) => <Values figures={figures} span={span} />}
      </QueryContent>
    </Part>
  );
}

function Spans({ span, onChange }: RevenueProps) {
  return (
    <div
      role="group"
      aria-label={words.revenueOf}
      className="flex flex-wrap gap-px overflow-hidden rounded-control border border-edge bg-edge forced-colors:bg-[CanvasText]"
    >
      {spans.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === span}
          onClick={() => onChange(each)}
          className="min-h-8 grow bg-paper px-3 text-sm whitespace-nowrap max-sm:px-2 max-sm:text-[0.8125rem] font-medium -outline-offset-2 hover:bg-panel aria-pressed:bg-ink aria-pressed:text-paper max-lg:min-h-11 forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:[forced-color-adjust:none]"
        >
          {words.spans[each]}
        </button>
      ))}
    </div>
  );
}

function Values({ figures, span }: { figures: Figures; span: Span }) {
  const isEmpty = figures.series.every(({ revenue, orders }) => revenue === 0 && orders === 0);
  if (isEmpty) return <Nothing>{words.nothingSold(words.spans[span])}</Nothing>;
  return (
    <div className="grid gap-x-10 gap-y-4 pt-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
      <RevenueChart figures={figures} span={span} />
      <RevenueTable figures={figures} span={span} />
    </div>
  );
}
