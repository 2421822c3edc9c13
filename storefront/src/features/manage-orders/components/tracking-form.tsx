import { MAX_TRACKING_NUMBER_LENGTH } from '@harrow/contract';
import { useState, type ReactNode } from 'react';
import { TextField } from '@/components/ui/text-field';
import { messages } from '@/messages';
import { linkOf, parcelsOf, type Parcel, type TrayLine, type TrayProblem } from '../lib/tray';

const words = messages.manageOrders;

interface TrackingFormProps {
  line: TrayLine;
  onChange: (line: TrayLine) => void;
  hint: string;
  /** The submit button, and others. */
  children: ReactNode;
  onSend: (parcel: Parcel) => void;
}

/** The tracking number and link of one order. */
export function TrackingForm({ line, onChange, hint, children, onSend }: TrackingFormProps) {
  const [problem, setProblem] = useState<TrayProblem>();
  const errorOf = (field: TrayProblem['field']) =>
    problem?.field === field ? words.problems[problem.kind] : undefined;
  const send = () => {
    const checked = parcelsOf([line]);
    setProblem(checked.ok ? undefined : checked.problems[0]);
    if (checked.ok) checked.parcels.forEach(onSend);
  };
  return (
    <form
      noValidate
      className="grid items-start gap-x-4 gap-y-2 border-b border-line py-4 min-[60rem]:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={words.trackingNumber}
        placeholder={words.optional}
        maxLength={MAX_TRACKING_NUMBER_LENGTH}
        autoComplete="off"
        value={line.number}
        onChange={({ target }) => onChange({ ...line, number: target.value })}
        error={errorOf('number')}
      />
      <TextField
        label={words.trackingLink}
        type="url"
        placeholder={words.filledIn}
        autoComplete="off"
        value={linkOf(line)}
        onChange={({ target }) => onChange({ ...line, url: target.value })}
        error={errorOf('url')}
      />
      <div className="flex flex-wrap gap-3 min-[60rem]:mt-7.5">{children}</div>
      <small className="min-[60rem]:col-span-3">{hint}</small>
    </form>
  );
}
