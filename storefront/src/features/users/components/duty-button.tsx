import { DUTIES, type Duty } from '@harrow/contract';
import { useId, useState } from 'react';
import { Choice } from '@/components/desk/choice';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { usePromoteUser } from '../api/users';

const words = messages.duties;

interface DutyButtonProps {
  label: string;
  title: (email: string) => string;
  text: string;
  pendingLabel: string;
  /** What the toast says afterwards. */
  done: string;
  email: string;
  /** The duty that is chosen at first. */
  from: Duty;
}

/** Asks which duty the user with this email gets. */
export function DutyButton({ label, title, text, done, email, from, ...button }: DutyButtonProps) {
  const promote = usePromoteUser(done);
  const [duty, setDuty] = useState<Duty>();
  const name = useId();
  const chosen = duty ?? from;
  return (
    <ConfirmButton
      size="small"
      variant="ghost"
      label={label}
      about={email}
      title={title(isolate(email))}
      pending={promote.pending}
      pendingLabel={button.pendingLabel}
      onConfirm={() => promote.run({ email, duty: chosen }).then(() => setDuty(undefined))}
    >
      <p>{text}</p>
      <fieldset disabled={promote.pending} className="mt-3">
        <legend className="label">{words.legend}</legend>
        {DUTIES.map((each) => (
          <Choice key={each} name={name} checked={chosen === each} onChange={() => setDuty(each)}>
            <span className="font-semibold text-ink">
              {words.labels[each]}
              <small className="block text-sm font-normal text-muted">
                {words.explained[each]}
              </small>
            </span>
          </Choice>
        ))}
      </fieldset>
    </ConfirmButton>
  );
}
