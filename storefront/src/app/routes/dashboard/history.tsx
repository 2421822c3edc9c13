import { auditKinds } from '@harrow/contract';
import { DeskList } from '@/components/desk/list';
import { NoRows } from '@/components/desk/no-rows';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { PageTitle } from '@/components/ui/page-title';
import { HISTORY_PAGE_SIZE, useHistory } from '@/features/history/api/history';
import { HistoryTable } from '@/features/history/components/history-table';
import { HistoryFilterTools } from '@/features/history/components/history-filters';
import { changesOf } from '@/features/history/lib/change';
import { useDemoteUser } from '@/features/users/api/users';
import { messages } from '@/messages';

const words = messages.history;

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

/** Returns the day in an address; an invalid one is ignored. */
function dayOf(query: URLSearchParams): string | undefined {
  const day = query.get('day') ?? '';
  const isDay = DAY.test(day) && !Number.isNaN(Date.parse(day)) && Date.parse(day) > 0;
  return isDay ? day : undefined;
}

/** `/dashboard/history` */
export default function History() {
  const { page, words: typed, query } = useDeskAddress();
  const kind = auditKinds.find((each) => each === query.get('kind'));
  const day = dayOf(query);
  const demote = useDemoteUser();
  return (
    <>
      <PageTitle title={messages.dashboard.history} lead={words.lead} />
      <DeskList
        words={words}
        query={useHistory(page, { q: typed, kind, day })}
        tools={<HistoryFilterTools kind={kind} day={day} />}
        size={HISTORY_PAGE_SIZE}
        empty={
          <NoRows
            words={words}
            isFiltered={typed !== '' || kind !== undefined || day !== undefined}
          />
        }
      >
        {(entries) => <HistoryTable changes={changesOf(entries)} demote={demote} />}
      </DeskList>
    </>
  );
}
