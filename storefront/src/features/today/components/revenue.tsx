import type { Figures } from '@harrow/contract';
import { Link } from 'react-router-dom';
import { Segments } from '@/components/desk/segments';
import { QueryContent } from '@/components/ui/query-list';
import * as deskPaths from '@/config/desk-paths';
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
    <Part
      title={words.revenue}
      aside={
        <Segments
          label={words.revenueOf}
          choices={spans.map((each) => ({
            label: words.spans[each],
            isChosen: each === span,
            choose: () => onChange(each),
          }))}
        />
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 pt-1 text-[0.8125rem] leading-4 text-muted">
        {words.inUtc}
        <Link
          to={deskPaths.figures}
          className="inline-flex min-h-6 items-center underline underline-offset-4 max-lg:min-h-11"
        >
          {words.allFigures}
        </Link>
      </p>
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
