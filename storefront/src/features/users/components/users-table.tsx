import { MailQuestion, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { User } from '@harrow/contract';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { DataTable, type Column } from '@/components/ui/data-table';
import { UserText } from '@/components/ui/user-text';
import { isolate } from '@/lib/format/isolate';
import { formatNumber } from '@/lib/format/numbers';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useDemoteUser, usePromoteUser } from '../api/users';

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

/** The table of a page of users; the first one has the position `first` in the list. */
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
  const reader = useSession().user?.email;
  const isOther = user.email !== reader;
  if (user.role) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="paid" icon={ShieldCheck}>
          {words.admin}
        </Badge>
        {isOther && <DemoteButton email={user.email} />}
      </div>
    );
  }
  if (!user.promoted) return <PromoteButton email={user.email} />;
  return (
    <div className="grid justify-items-start gap-1.5">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="pending" icon={MailQuestion}>
          {words.promotedStatus}
        </Badge>
        {isOther && <DemoteButton email={user.email} />}
      </div>
      <p className="text-sm text-muted">{words.promotedHint}</p>
    </div>
  );
}

/** Asks before the user with this email is promoted to admin. */
function PromoteButton({ email }: { email: string }) {
  const promote = usePromoteUser();
  return (
    <RightsButton
      email={email}
      label={words.makeAdmin}
      title={words.promoteTitle(isolate(email))}
      text={words.promoteText}
      pendingLabel={words.promoting}
      change={promote}
    />
  );
}

/** Asks before the admin rights of the user with this email are taken. */
function DemoteButton({ email }: { email: string }) {
  const demote = useDemoteUser();
  return (
    <RightsButton
      email={email}
      label={words.demote}
      title={words.demoteTitle(isolate(email))}
      text={words.demoteText}
      pendingLabel={words.demoting}
      change={demote}
    />
  );
}

interface RightsButtonProps {
  email: string;
  label: string;
  title: string;
  /** The consequences. */
  text: string;
  pendingLabel: string;
  change: { pending: boolean; run: (email: string) => Promise<unknown> };
}

function RightsButton({ email, label, title, text, pendingLabel, change }: RightsButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-haspopup="dialog"
        aria-description={email}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        title={title}
        isOpen={isAsking}
        confirmLabel={label}
        pending={change.pending}
        pendingLabel={pendingLabel}
        onConfirm={() => void change.run(email).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
