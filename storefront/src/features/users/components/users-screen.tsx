import { useNavigate, useSearchParams } from 'react-router-dom';
import { DeskPaging } from '@/components/desk/paging';
import { DeskSearch } from '@/components/desk/search-field';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryContent } from '@/components/ui/query-list';
import { deskHref, deskPageHref, deskPageOf } from '@/lib/desk-address';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { USERS_PAGE_SIZE, useUsersPage } from '../api/users';
import { UsersTable } from './users-table';

const words = messages.users;

/** The list of users with its search; both the words and the page are part of the address. */
export function UsersScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [q, page] = [query.get('q')?.trim() ?? '', deskPageOf(query)];
  return (
    <>
      <div className="mb-4 flex">
        <DeskSearch
          label={words.search}
          hint={words.searchHint}
          value={q}
          onSearch={(typed) => void navigate(deskHref(query, { q: typed }))}
        />
      </div>
      <QueryContent
        query={useUsersPage(q, page)}
        loading={words.loading}
        errorTitle={words.errorTitle}
      >
        {({ users, total }) => (
          <>
            {total === 0 ? (
              <NoUsers q={q} />
            ) : (
              <UsersTable users={users} first={page * USERS_PAGE_SIZE + 1} />
            )}
            <DeskPaging
              page={page}
              size={USERS_PAGE_SIZE}
              total={total}
              hrefOf={(number) => deskPageHref(query, number)}
            />
          </>
        )}
      </QueryContent>
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
