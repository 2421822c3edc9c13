import { MailQuestion, ShieldCheck } from 'lucide-react';
import type { User } from '@harrow/contract';
import { Badge } from '@/components/ui/badge';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { UserText } from '@/components/ui/user-text';
import { isolate } from '@/lib/format/isolate';
import { formatNumber } from '@/lib/format/numbers';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useDemoteUser, useRemoveSecondFactor } from '../api/users';
import { DutyButton } from './duty-button';

const words = messages.users;

const columnsFrom = (first: number): Column<User>[] => [
  {
    key: 'index',
    header: words.index,
    cell: (_user, index) => <span className="tabular-nums">{formatNumber(first + index)}</span>,
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
      columns={columnsFrom(first)}
      rows={users}
      rowKey={({ _id }) => _id}
    />
  );
}

function Status({ user: { email, role, promoted, duty, secondFactor } }: { user: User }) {
  const isReader = email === useSession().user?.email;
  const demote = useDemoteUser();
  const removal = useRemoveSecondFactor();
  if (!role && !promoted) return <DutyButton {...words.promote} email={email} from="owner" />;
  return (
    <div className="grid justify-items-start gap-1.5">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={role ? 'paid' : 'pending'} icon={role ? ShieldCheck : MailQuestion}>
          {role ? words.admin : words.promotedStatus}
        </Badge>
        {duty && <span>{messages.duties.labels[duty]}</span>}
        {!isReader && duty && <DutyButton {...words.changeDuty} email={email} from={duty} />}
        {!isReader && secondFactor === 'on' && (
          <RightsButton {...messages.secondFactor.remove} email={email} change={removal} />
        )}
        {!isReader && <RightsButton {...words.demote} email={email} change={demote} />}
      </div>
      {!role && <p className="text-sm text-muted">{words.promotedHint}</p>}
    </div>
  );
}

interface RightsButtonProps {
  label: string;
  title: (email: string) => string;
  /** The consequences. */
  text: string;
  pendingLabel: string;
  email: string;
  change: { pending: boolean; run: (email: string) => Promise<unknown> };
}

/** Asks before the rights of the user with this email are changed. */
const RightsButton = ({ label, title, text, pendingLabel, email, change }: RightsButtonProps) => (
  <ConfirmButton
    size="small"
    variant="ghost"
    label={label}
    about={email}
    title={title(isolate(email))}
    pending={change.pending}
    pendingLabel={pendingLabel}
    onConfirm={() => change.run(email)}
  >
    {text}
  </ConfirmButton>
);
