import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import * as paths from '@/config/paths';
import { messages } from '@/messages';
import { BASE } from '@/messages/en/language';
import { pageFor } from '../api/find-part';

const home = messages.home;

/**
 * Leads to the page of the product that is typed, by its number or its name, and else to the search, which a
 * browser without JavaScript opens at once.
 */
export function FindPart() {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [isFinding, setFinding] = useState(false);
  const find = async (event: FormEvent) => {
    event.preventDefault();
    const words = field.current?.value.trim();
    if (!words) return;
    setFinding(true);
    void navigate(await pageFor(words));
  };
  return (
    <form
      aria-label={home.find}
      method="get"
      action={BASE + paths.search}
      onSubmit={(event) => void find(event)}
      className="grid w-full max-w-124 grid-cols-[minmax(0,1fr)_auto] rounded-lg border-2 border-ink bg-card focus-within:outline-2 focus-within:outline-offset-2"
    >
      <label className="grid content-center px-3 pt-2.5 pb-2 md:px-4">
        <span className="text-[0.8125rem] leading-tight font-semibold">{home.find}</span>
        <input
          ref={field}
          name="q"
          type="search"
          required
          maxLength={100}
          aria-label={home.findLabel}
          placeholder={home.findHint}
          className="w-full bg-transparent leading-7 text-ellipsis outline-none placeholder:text-muted one-row:text-[1.0625rem]"
        />
      </label>
      <Button
        type="submit"
        variant="go"
        pending={isFinding}
        className="m-1 min-h-13 bg-ink text-paper hover:opacity-85 px-4.5 md:px-6"
      >
        {home.findGo}
      </Button>
    </form>
  );
}
