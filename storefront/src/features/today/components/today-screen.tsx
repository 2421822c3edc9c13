import { useState, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/loading';
import { describeError } from '@/lib/http/api-error';
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
        <Loaded query={figures} failure={words.figuresError} height="h-24">
          {(data) => <TitleBlock figures={data} />}
        </Loaded>
        <Loaded query={notices} failure={words.noticesError} height="h-24">
          {({ failures }) => <FailureList failures={failures} />}
        </Loaded>
        {/* one message is enough where the figures above have failed */}
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

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  failure: string;
  /** The class of the placeholder's height. */
  height: string;
  children: (data: Data) => ReactNode;
}

/** Renders a query in each state: loading, failed or loaded; what is loaded stays if a refetch fails. */
function Loaded<Data>({ query, failure, height, children }: LoadedProps<Data>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className={`${height} w-full`} />
      </div>
    );
  }
  return (
    <ErrorState
      title={failure}
      message={describeError(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
