import { DeskList } from '@/components/desk/list';
import { NoRows } from '@/components/desk/no-rows';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { PageTitle } from '@/components/ui/page-title';
import { HISTORY_PAGE_SIZE, useHistory } from '@/features/history/api/history';
import { HistoryTable } from '@/features/history/components/history-table';
import { changesOf } from '@/features/history/lib/change';
import { useDemoteUser } from '@/features/users/api/users';
import { messages } from '@/messages';

const words = messages.history;

/** `/dashboard/history` */
export default function History() {
  const { page, words: typed } = useDeskAddress();
  const demote = useDemoteUser();
  return (
    <>
      <PageTitle title={messages.dashboard.history} lead={words.lead} />
      <DeskList
        words={words}
        query={useHistory(page, typed)}
        size={HISTORY_PAGE_SIZE}
        empty={<NoRows words={words} isFiltered={typed !== ''} />}
      >
        {(entries) => <HistoryTable changes={changesOf(entries)} demote={demote} />}
      </DeskList>
    </>
  );
}
