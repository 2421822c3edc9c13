import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { QueryList } from '@/components/ui/query-list';
import { UsersTable } from '@/features/users/components/users-table';
import { useUsers } from '@/features/users/api/users';
import { messages } from '@/messages';

const words = messages.users;

/** `/dashboard/users` */
export default function Users() {
  return (
    <>
      <PageTitle title={messages.dashboard.makeAdmin} lead={words.lead} />
      <QueryList
        query={useUsers()}
        loading={words.loading}
        errorTitle={words.errorTitle}
        empty={<EmptyState title={words.emptyTitle} text={words.emptyText} />}
      >
        {(users) => <UsersTable users={users} />}
      </QueryList>
    </>
  );
}
