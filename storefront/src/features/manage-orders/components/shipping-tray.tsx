import { ChevronDown, Printer, Truck } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import * as deskPaths from '@/config/desk-paths';
import { Button, ButtonLink } from '@/components/ui/button';
import { formatNumber } from '@/lib/format/numbers';
import { messages } from '@/messages';
import type { OrderDesk } from '../hooks/use-order-desk';
import {
  changedLine,
  isColumn,
  parcelsOf,
  pasted,
  sumOf,
  type TrackingField,
  type TrayProblem,
} from '../lib/tray';
import { TRAY_LINE, TrayFields, trackingInput } from './tray-fields';

const words = messages.manageOrders;
const COLUMNS = [
  words.order,
  messages.orders.customer,
  messages.orders.product,
  words.trackingNumber,
  words.trackingLink,
];

/** The selected orders at the foot of the window, with their tracking, and the button that ships. */
export function ShippingTray({ desk }: { desk: OrderDesk }) {
  const { tray, change, isOpen, setOpen } = desk;
  const { form, problems, forget, ship, paste, said } = useTrayForm(desk);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) setOpen(false);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) ship();
    else return;
    event.preventDefault();
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- shortcuts of its fields
    <form
      ref={form}
      aria-label={words.trayLabel}
      className="desk-tray sticky -bottom-0.5 z-2 mt-4 border-2 border-ink bg-card max-[60rem]:border-x-0 max-[60rem]:pb-2 max-[30rem]:-mx-4 max-[30rem]:px-4 min-[30rem]:max-[60rem]:-mx-6 min-[30rem]:max-[60rem]:px-6 min-[60rem]:-mx-3 min-[60rem]:rounded-t-card min-[60rem]:px-2.5 print:hidden"
      noValidate
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        ship();
      }}
    >
      <TrayHead {...desk} />
      {isOpen && (
        <>
          {/* the padding leaves room for the outline of a focused field */}
          <ol className="max-h-[40dvh] overflow-y-auto px-0.5">
            <li aria-hidden className={`label min-h-6 max-[60rem]:hidden ${TRAY_LINE}`}>
              {COLUMNS.map((column) => (
                <span key={column}>{column}</span>
              ))}
            </li>
            {tray.map((line) => (
              <TrayFields
                key={line.order._id}
                line={line}
                problem={problems.find(({ id }) => id === line.order._id)}
                onChange={(typed) => {
                  forget(line.order._id);
                  change(changedLine(tray, line.order._id, typed));
                }}
                onPaste={(field, text) => paste(line.order._id, field, text)}
              />
            ))}
          </ol>
          <small className="block pt-1 pb-3 max-[60rem]:hidden">{words.trayHint}</small>
        </>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </form>
  );
}

function TrayHead({ tray, isOpen, setOpen, clear }: OrderDesk) {
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-x-2 max-[60rem]:pt-2 min-[60rem]:gap-x-3">
      <h2 className="heading text-[1.0625rem] whitespace-nowrap max-[23rem]:mr-auto min-[60rem]:text-xl">
        {words.selected(formatNumber(tray.length))}
      </h2>
      <span className="mr-auto text-[0.8125rem] text-muted max-[23rem]:hidden">{sumOf(tray)}</span>
      <Button
        variant="quiet"
        size="tool"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-[60rem]:px-2"
      >
        {words.tracking}
        <ChevronDown aria-hidden className={isOpen ? '' : 'rotate-180'} />
      </Button>
      <ButtonLink to={deskPaths.slips} variant="quiet" size="tool" className="min-[60rem]:px-2">
        <Printer aria-hidden />
        {words.slips}
      </ButtonLink>
      <Button variant="quiet" size="tool" onClick={clear} className="min-[60rem]:px-2">
        {words.clear}
      </Button>
      <Button
        type="submit"
        size="tool"
        className="max-[60rem]:order-1 max-[60rem]:h-12 max-[60rem]:basis-full"
      >
        <Truck aria-hidden />
        {words.shipOrders(tray.length)}
      </Button>
    </header>
  );
}

/** Checks the tray before it is shipped, fills it with pasted columns, and moves the focus. */
function useTrayForm({ tray, change, ship, focus, setOpen }: OrderDesk) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<readonly TrayProblem[]>([]);
  const [said, say] = useState('');
  const focusOn = (id: string, field: TrackingField) =>
    form.current?.querySelector<HTMLInputElement>(trackingInput(id, field))?.focus();
  useEffect(() => {
    if (focus) form.current?.querySelector<HTMLElement>(trackingInput(focus.id, 'number'))?.focus();
  }, [focus]);
  return {
    form,
    problems,
    forget: (order: string) => setProblems(problems.filter(({ id }) => id !== order)),
    said,
    ship: () => {
      const checked = parcelsOf(tray);
      setProblems(checked.ok ? [] : checked.problems);
      if (checked.ok) {
        ship(checked.parcels);
        return;
      }
      setOpen(true);
      const [first] = checked.problems;
      // after the fields are rendered
      if (first) requestAnimationFrame(() => focusOn(first.id, first.field));
    },
    paste: (id: string, field: TrackingField, text: string): boolean => {
      if (!isColumn(text)) return false;
      const { tray: next, filled, left } = pasted(tray, { id, field }, text);
      change(next);
      const rest = left > 0 ? ` ${words.left(left)}` : '';
      say(words.pasted(filled) + rest);
      return true;
    },
  };
}
