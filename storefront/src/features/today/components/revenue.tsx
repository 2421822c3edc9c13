import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { describeError } from '@/lib/http/api-error';
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
      <Values span={span} />
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

function Values({ span }: { span: Span }) {
  const { data, error, refetch, isFetching } = useFigures(span);
  if (!data && error) {
    return (
      <ErrorState
        title={words.figuresError}
        message={describeError(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <Skeleton className="mt-4 h-98 w-full" />;
  const isEmpty = data.series.every(({ revenue, orders }) => revenue === 0 && orders === 0);
  if (isEmpty) return <Nothing>{words.nothingSold(words.spans[span])}</Nothing>;
  return (
    <div className="grid gap-x-10 gap-y-4 pt-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
      <RevenueChart series={data.series} currency={data.currency} span={span} />
      <RevenueTable figures={data} span={span} />
    </div>
  );
}
