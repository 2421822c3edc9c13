import { MailQuestion, ShieldCheck } from 'lucide-react';
import type { User } from '@harrow/contract';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { UserText } from '@/components/ui/user-text';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { usePromoteUser } from '../api/users';

const words = messages.users;

/** A user with their position in the list, counted from 1. */
type Row = User & { index: number };

const columns: Column<Row>[] = [
  {
    key: 'index',
    header: words.index,
    cell: ({ index }) => <span className="tabular-nums">{formatNumber(index)}</span>,
  },
  {
    key: 'email',
    header: words.email,
    cell: ({ email }) => <UserText className="font-semibold wrap-anywhere">{email}</UserText>,
  },
  { key: 'status', header: words.status, cell: (user) => <Status user={user} /> },
];

/** The table of a page of users, of which the first one has the position `first` in the list. */
export function UsersTable({ users, first }: { users: User[]; first: number }) {
  return (
    <DataTable
      caption={messages.dashboard.makeAdmin}
      columns={columns}
      rows={users.map((user, index) => ({ ...user, index: first + index }))}
      rowKey={({ _id }) => _id}
    />
  );
}

function Status({ user }: { user: User }) {
  if (user.role) {
    return (
      <Badge tone="paid" icon={ShieldCheck}>
        {words.admin}
      </Badge>
    );
  }
  if (!user.promoted) return <PromoteButton email={user.email} />;
  return (
    <div className="grid justify-items-start gap-1.5">
      <Badge tone="pending" icon={MailQuestion}>
        {words.promotedStatus}
      </Badge>
      <p className="text-sm text-muted">{words.promotedHint}</p>
    </div>
  );
}

/** Promotes the user with this email to admin. */
function PromoteButton({ email }: { email: string }) {
  const promote = usePromoteUser();
  return (
    <Button
      size="small"
      variant="ghost"
      pending={promote.pending}
      aria-description={email}
      onClick={() => void promote.run(email)}
    >
      {words.makeAdmin}
    </Button>
  );
}
