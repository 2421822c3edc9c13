import { useId, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { CONTROL } from '@/components/ui/control';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { BASE } from '@/messages/en/language';

const words = messages.partsBook;

interface SerialFieldProps {
  /** The path of the page that the number is for, which a browser without JavaScript opens. */
  action: string;
  button: string;
  serial?: string;
  hint?: string;
  isPending?: boolean;
  /** Whether it is one of several things on its page. */
  isSmall?: boolean;
}

/** The field for the serial number of a machine; the number goes into the address. */
export function SerialField(props: SerialFieldProps) {
  const { action, button, serial = '', hint, isPending = false, isSmall = false } = props;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim().toUpperCase() ?? '';
    if (typed === '') field.current?.focus();
    else void navigate(paths.forSerial(action, typed), { replace: isSmall });
  };
  return (
    <form
      method="get"
      action={BASE + action}
      onSubmit={submit}
      className="grid gap-1.5 print:hidden"
    >
      <label htmlFor={id} className="w-fit font-semibold">
        {words.serial}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          // another number in the address is another field
          key={serial}
          ref={field}
          id={id}
          name={paths.SERIAL}
          defaultValue={serial}
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className={`${CONTROL} w-auto! min-w-0 flex-[1_1_12rem] font-mono font-medium tracking-[0.04em] uppercase ${isSmall ? '' : 'min-h-14! text-xl max-md:basis-full'}`}
        />
        <Button
          type="submit"
          variant="ghost"
          pending={isPending}
          className={isSmall ? '' : 'min-h-14! max-md:grow'}
        >
          {button}
        </Button>
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-[0.9375rem] text-muted">
          {hint}
        </p>
      )}
    </form>
  );
}
