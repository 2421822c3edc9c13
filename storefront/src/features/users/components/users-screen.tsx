import { DeskFoot } from '@/components/desk/foot';
import { DeskSearch } from '@/components/desk/search-field';
import { DeskTools } from '@/components/desk/tools';
import { useDeskAddress } from '@/components/desk/use-desk-address';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryContent } from '@/components/ui/query-list';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { USERS_PAGE_SIZE, useUsersPage } from '../api/users';
import { UsersTable } from './users-table';

const words = messages.users;

/** The list of users with its search; both the words and the page are part of the address. */
export function UsersScreen() {
  const { words: q, page } = useDeskAddress();
  const query = useUsersPage(q, page);
  return (
    <>
      <DeskTools>
        <DeskSearch label={words.search} hint={words.searchHint} />
      </DeskTools>
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {({ users, total }) =>
          total === 0 ? (
            <NoUsers q={q} />
          ) : (
            <UsersTable users={users} first={page * USERS_PAGE_SIZE + 1} />
          )
        }
      </QueryContent>
      <DeskFoot
        size={USERS_PAGE_SIZE}
        total={query.isPreviousData ? undefined : query.data?.total}
      />
    </>
  );
}

function NoUsers({ q }: { q: string }) {
  if (q === '') return <EmptyState title={words.emptyTitle} text={words.emptyText} />;
  return (
    <EmptyState
      title={words.noneTitle(isolate(q))}
      text={words.noneText}
      action={
        <ButtonLink to="?" variant="ghost">
          {words.showAll}
        </ButtonLink>
      }
    />
  );
}
