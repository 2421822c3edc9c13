import { DeskFoot } from '@/components/desk/foot';
import { DeskSearch } from '@/components/desk/search-field';
import { DeskTools } from '@/components/desk/tools';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { QueryContent } from '@/components/ui/query-list';
import { HISTORY_PAGE_SIZE, useHistory } from '@/features/history/api/history';
import { HistoryTable } from '@/features/history/components/history-table';
import { changesOf } from '@/features/history/lib/change';
import { messages } from '@/messages';

const words = messages.history;

/** `/dashboard/history` */
export default function History() {
  const { page, words: typed } = useDeskAddress();
  const query = useHistory(page, typed);
  return (
    <>
      <PageTitle title={messages.dashboard.history} lead={words.lead} />
      <DeskTools>
        <DeskSearch label={words.search} hint={words.searchHint} />
      </DeskTools>
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState
              title={typed ? words.noneTitle : words.emptyTitle}
              text={typed ? words.noneText : words.emptyText}
            />
          ) : (
            <HistoryTable changes={changesOf(entries)} />
          )
        }
      </QueryContent>
      <DeskFoot
        size={HISTORY_PAGE_SIZE}
        total={query.isPreviousData ? undefined : query.data?.total}
      />
    </>
  );
}
