import { DeskList } from '@/components/desk/list';
import { NoRows } from '@/components/desk/no-rows';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { PageTitle } from '@/components/ui/page-title';
import { USERS_PAGE_SIZE, useUsersPage } from '@/features/users/api/users';
import { UsersTable } from '@/features/users/components/users-table';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';

const words = messages.users;

/** `/dashboard/users` */
export default function Users() {
  const { words: q, page } = useDeskAddress();
  const noMatch = { title: words.noneTitle(isolate(q)), text: words.noneText };
  return (
    <>
      <PageTitle title={messages.dashboard.makeAdmin} lead={words.lead} />
      <DeskList
        words={words}
        query={useUsersPage(q, page)}
        size={USERS_PAGE_SIZE}
        empty={<NoRows words={{ ...words, noMatch }} isFiltered={q !== ''} />}
      >
        {(users) => <UsersTable users={users} first={page * USERS_PAGE_SIZE + 1} />}
      </DeskList>
    </>
  );
}
