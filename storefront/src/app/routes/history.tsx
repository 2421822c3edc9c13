import { EmptyState } from '@/components/ui/empty-state';
import { ListSearch } from '@/components/ui/list-search';
import { PageTitle } from '@/components/ui/page-title';
import { Pagination } from '@/components/ui/pagination';
import { QueryContent } from '@/components/ui/query-list';
import { useListedPage } from '@/components/ui/use-listed-page';
import { HISTORY_PAGE_SIZE, useHistory } from '@/features/history/api/history';
import { HistoryTable } from '@/features/history/components/history-table';
import { changesOf } from '@/features/history/lib/change';
import { messages } from '@/messages';

const words = messages.history;

/** `/dashboard/history` */
export default function History() {
  const { page, words: typed, pageCountOf, hrefOf } = useListedPage(HISTORY_PAGE_SIZE);
  const query = useHistory(page, typed);
  return (
    <>
      <PageTitle title={messages.dashboard.history} lead={words.lead} />
      <div className="mb-6 flex">
        <ListSearch label={words.search} hint={words.searchHint} />
      </div>
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {({ entries, total }) =>
          entries.length === 0 ? (
            <EmptyState
              title={typed ? words.noneTitle : words.emptyTitle}
              text={typed ? words.noneText : words.emptyText}
            />
          ) : (
            <div className="grid gap-6">
              <HistoryTable changes={changesOf(entries)} />
              <Pagination page={page} pageCount={pageCountOf(total)} hrefOf={hrefOf} />
            </div>
          )
        }
      </QueryContent>
    </>
  );
}
