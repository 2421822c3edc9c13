import { useState } from 'react';
import { QueryContent } from '@/components/ui/query-list';
import { messages } from '@/messages';
import { useFigures, useNotices } from '../api/today';
import type { Span } from '../lib/entries';
import { DoneList } from './done-list';
import { FailureList } from './failure-list';
import { FirstToShip } from './first-to-ship';
import { BestProducts, LowStock } from './product-rows';
import { Revenue } from './revenue';
import { TitleBlock } from './title-block';
import { UnpaidByAge } from './unpaid-by-age';

const words = messages.today;

/** Waiting work, failures, sales, and the actions of the shop. If one part fails to load, the others show. */
export function TodayScreen() {
  const [span, setSpan] = useState<Span>('days14');
  const figures = useFigures('days14');
  const notices = useNotices();
  const shown = useFigures(span);
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-10">
        <QueryContent
          query={figures}
          loading={words.loading}
          errorTitle={words.figuresError}
          skeleton="h-24"
        >
          {(data) => <TitleBlock figures={data} />}
        </QueryContent>
        <QueryContent
          query={notices}
          loading={words.loading}
          errorTitle={words.noticesError}
          skeleton="h-24"
        >
          {({ failures }) => <FailureList failures={failures} />}
        </QueryContent>
        {/* not repeated if the figures above have failed */}
        {(figures.data ?? span !== 'days14') || !figures.error ? (
          <Revenue span={span} onChange={setSpan} />
        ) : null}
        {figures.data && (
          <div className="grid grid-cols-1 gap-10 @4xl:grid-cols-3 @4xl:gap-8">
            <UnpaidByAge figures={figures.data} />
            <LowStock figures={figures.data} />
            {shown.data && <BestProducts figures={shown.data} span={span} />}
          </div>
        )}
        <div className="grid grid-cols-1 gap-10 @4xl:grid-cols-2 @4xl:gap-8">
          <FirstToShip />
          {notices.data && <DoneList done={notices.data.done} />}
        </div>
      </div>
    </div>
  );
}
