import { figureSteps, type FigureStep } from '@harrow/contract';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { describeError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { useFigures } from '../api/today';
import { Nothing, Part } from './part';
import { RevenueChart } from './revenue-chart';
import { RevenueTable } from './revenue-table';

const words = messages.today;

interface RevenueProps {
  by: FigureStep;
  onChange: (by: FigureStep) => void;
}

/** The revenue of the last days, weeks or months, as a chart and as a table. */
export function Revenue({ by, onChange }: RevenueProps) {
  return (
    <Part title={words.revenue} aside={<Steps by={by} onChange={onChange} />}>
      <p className="pt-2 text-[0.8125rem] leading-4 text-muted">{words.inUtc}</p>
      <Values by={by} />
    </Part>
  );
}

function Steps({ by, onChange }: RevenueProps) {
  return (
    <div
      role="group"
      aria-label={words.revenueBy}
      className="flex divide-x divide-edge overflow-hidden rounded-control border border-edge"
    >
      {figureSteps.map((step) => (
        <button
          key={step}
          type="button"
          aria-pressed={step === by}
          onClick={() => onChange(step)}
          className="min-h-8 px-3 text-sm font-medium -outline-offset-2 hover:bg-panel aria-pressed:bg-ink aria-pressed:text-paper max-lg:min-h-11 forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:[forced-color-adjust:none]"
        >
          {words.steps[step]}
        </button>
      ))}
    </div>
  );
}

function Values({ by }: { by: FigureStep }) {
  const { data, error, refetch, isFetching } = useFigures(by);
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
  if (isEmpty) return <Nothing>{words.nothingSold(words.spans[by])}</Nothing>;
  return (
    <div className="grid gap-x-10 gap-y-4 pt-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
      <RevenueChart series={data.series} currency={data.currency} by={by} />
      <RevenueTable figures={data} by={by} />
    </div>
  );
}
