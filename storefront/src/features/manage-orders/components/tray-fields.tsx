import { useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import { MAX_TRACKING_NUMBER_LENGTH } from '@harrow/contract';
import { ROW_CONTROL } from '@/components/ui/control';
import { UserText } from '@/components/ui/user-text';
import { formatPieces } from '@/lib/format/numbers';
import { messages } from '@/messages';
import { linkOf, type TrackingField, type TrayLine, type TrayProblem } from '../lib/tray';

const words = messages.manageOrders;

/** The columns of a line of the tray. */
export const TRAY_LINE =
  'grid items-center grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 min-[60rem]:gap-x-4 min-[60rem]:gap-y-0 min-[60rem]:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)_11rem_11rem] xl:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)_14rem_14rem]';

/** Finds a field of the tray in the document. */
export const trackingInput = (id: string, field: TrackingField): string =>
  `[data-line="${CSS.escape(id)}"] [name="${field}"]`;

/**
 * Moves the focus from a number to the next one, and from the last to the button that ships: scanners
 * press Enter after each number.
 */
function moveOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, ctrlKey, metaKey, currentTarget } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form, name } = currentTarget;
  const fields = Array.from(form?.querySelectorAll<HTMLElement>(`[name="${name}"]`) ?? []);
  const next = fields[fields.indexOf(currentTarget) + 1];
  (next ?? form?.querySelector<HTMLElement>('[type=submit]'))?.focus();
}

interface TrayFieldsProps {
  line: TrayLine;
  problem: TrayProblem | undefined;
  onChange: (change: Partial<TrayLine>) => void;
  /** Returns whether it handled the pasted text; if so, the field stays as it is. */
  onPaste: (field: TrackingField, text: string) => boolean;
}

/** An order of the tray with the fields of its tracking. */
export function TrayFields({ line, problem, onChange, onPaste }: TrayFieldsProps) {
  const { order, number } = line;
  const error = useId();
  const shared = (field: TrackingField) => ({
    name: field,
    autoComplete: 'off',
    spellCheck: false,
    'aria-invalid': problem?.field === field,
    'aria-describedby': problem?.field === field ? error : undefined,
    onKeyDown: moveOn,
    onPaste: (event: ClipboardEvent) => {
      if (onPaste(field, event.clipboardData.getData('text'))) event.preventDefault();
    },
    className: `max-[60rem]:col-span-full ${ROW_CONTROL}`,
  });
  return (
    <li
      data-line={order._id}
      className={`min-h-11 border-t border-line text-[0.9375rem] max-[60rem]:py-2 ${TRAY_LINE}`}
    >
      <span className="figure">{order.number}</span>
      <UserText className="truncate">{order.email}</UserText>
      <UserText className="truncate max-[60rem]:col-span-full">
        {order.product}, {formatPieces(order.quantity)}
      </UserText>
      <input
        {...shared('number')}
        aria-label={words.numberOf(order.number)}
        placeholder={words.optional}
        maxLength={MAX_TRACKING_NUMBER_LENGTH}
        value={number}
        onChange={({ target }) => onChange({ number: target.value })}
      />
      <input
        {...shared('url')}
        type="url"
        aria-label={words.linkOf(order.number)}
        placeholder={words.filledIn}
        value={linkOf(line)}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      {problem && (
        <p
          id={error}
          role="alert"
          className="col-span-full pb-1.5 text-sm font-medium text-red-text min-[60rem]:col-start-2 min-[60rem]:text-right"
        >
          {words.problems[problem.kind]}
        </p>
      )}
    </li>
  );
}
