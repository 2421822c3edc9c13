import { ChevronDown, Truck } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatNumber, isPlural } from '@/lib/format/numbers';
import { messages } from '@/messages';
import {
  isColumn,
  parcelsOf,
  pasted,
  sumOf,
  type Parcel,
  type Tray,
  type TrackingField,
  type TrayProblem,
} from '../lib/tray';
import { TrayFields, trackingInput } from './tray-fields';

const words = messages.manageOrders;
const COLUMNS = [
  words.order,
  messages.orders.customer,
  messages.orders.product,
  words.trackingNumber,
  words.trackingLink,
];

/** A request to focus a line of the tray; a new object each time. */
interface TrayFocus {
  id: string;
}

interface ShippingTrayProps {
  /** At least one order, as the list shows them. */
  tray: Tray;
  onChange: (tray: Tray) => void;
  onShip: (parcels: Parcel[]) => void;
  onClear: () => void;
  /** Focuses the number of a line, of an open tray. */
  focus: TrayFocus | null;
  /** Whether the tracking is shown. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The selected orders at the foot of the window, with their tracking, and the button that ships. */
export function ShippingTray(props: ShippingTrayProps) {
  const { tray, onChange, onShip, onClear, focus, isOpen, onOpenChange } = props;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly TrayProblem[]>([]);
  const [said, say] = useState('');
  const focusOn = (id: string, field: TrackingField) =>
    form.current?.querySelector<HTMLInputElement>(trackingInput(id, field))?.focus();
  useEffect(() => {
    if (focus) form.current?.querySelector<HTMLElement>(trackingInput(focus.id, 'number'))?.focus();
  }, [focus]);

  const ship = () => {
    const checked = parcelsOf(tray);
    setProblems(checked.ok ? [] : checked.problems);
    if (checked.ok) {
      onShip(checked.parcels);
      return;
    }
    onOpenChange(true);
    const [first] = checked.problems;
    // once the fields are there
    if (first) requestAnimationFrame(() => focusOn(first.id, first.field));
  };
  const paste = (id: string, field: TrackingField, text: string): boolean => {
    if (!isColumn(text)) return false;
    const { tray: next, filled, left } = pasted(tray, { id, field }, text);
    onChange(next);
    const rest = left > 0 ? ` ${words.left(formatNumber(left), isPlural(left))}` : '';
    say(words.pasted(formatNumber(filled), isPlural(filled)) + rest);
    return true;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) onOpenChange(false);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) ship();
    else return;
    event.preventDefault();
  };
  const count = formatNumber(tray.length);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- shortcuts of its fields
    <form
      ref={form}
      aria-label={words.trayLabel}
      className="desk-tray"
      noValidate
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        ship();
      }}
    >
      <header>
        <h2 className="heading">{words.selected(count)}</h2>
        <span className="desk-sum">{sumOf(tray)}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpenChange(!isOpen)}
          className="desk-button desk-quiet"
        >
          {words.tracking}
          <ChevronDown aria-hidden className={isOpen ? '' : 'rotate-180'} />
        </button>
        <button type="button" onClick={onClear} className="desk-button desk-quiet">
          {words.clear}
        </button>
        <button type="submit" className="desk-button desk-primary">
          <Truck aria-hidden />
          {words.shipOrders(count, isPlural(tray.length))}
        </button>
      </header>
      {isOpen && (
        <>
          <ol>
            <li aria-hidden className="desk-heads label">
              {COLUMNS.map((column) => (
                <span key={column}>{column}</span>
              ))}
            </li>
            {tray.map((line) => (
              <TrayFields
                key={line.order._id}
                line={line}
                problem={problems.find(({ id }) => id === line.order._id)}
                onChange={(change) => {
                  const { _id } = line.order;
                  setProblems(problems.filter(({ id }) => id !== _id));
                  onChange(
                    tray.map((known) =>
                      known.order._id === _id ? { ...known, ...change } : known,
                    ),
                  );
                }}
                onPaste={(field, text) => paste(line.order._id, field, text)}
              />
            ))}
          </ol>
          <small className="desk-tray-hint">{words.trayHint}</small>
        </>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </form>
  );
}
