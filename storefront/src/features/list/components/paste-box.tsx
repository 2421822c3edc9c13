import {
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { CONTROL } from '@/components/ui/control';
import { messages } from '@/messages';
import { useAddLines } from '../hooks/use-add-lines';
import { usePartBox } from '../hooks/use-part-box';
import type { Part } from '../api/list-check';
import type { TypedLine } from '../lib/typed-lines';
import { PartOptions } from './part-options';

const words = messages.myList;

const MAX_ROWS = 8;

const textOf = (lines: readonly TypedLine[]): string =>
  lines
    .map(({ number, quantity, whole }) => whole ?? [number, quantity].join(' ').trim())
    .join('\n');

/** The box for part numbers and pieces, one line each: typed, pasted or from a file. */
export function PasteBox({ isFirst }: { isFirst: boolean }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const { problem, pending, addText, fail } = useAddLines();
  const box = usePartBox(field, text);
  const add = (given: string) => addText(given, (rest) => setText(textOf(rest)));
  const take = ({ sku }: Part) => {
    const { start, end } = box.line;
    const before = `${text.slice(0, start)}${sku} `;
    flushSync(() => setText(before + text.slice(end)));
    field.current?.setSelectionRange(before.length, before.length);
    box.close();
  };
  const press = (event: KeyboardEvent) => {
    const chosen = box.press(event);
    if (chosen) take(chosen);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add(text);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/\S[\r\n]+\s*\S/.test(pasted)) return;
    event.preventDefault();
    add([text, pasted].filter((part) => part.trim() !== '').join('\n'));
  };
  const readFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    file?.text().then(add, () => fail(words.unreadable));
  };
  const rows = Math.min(Math.max(text.split('\n').length, isFirst ? 4 : 1), MAX_ROWS);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add(text);
      }}
      className="relative mb-7 grid grid-cols-1 gap-x-3 gap-y-2 md:grid-cols-[1fr_auto] print:hidden"
    >
      <label htmlFor={id} className="font-semibold md:col-span-2">
        {words.paste}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={rows}
        value={text}
        spellCheck={false}
        autoCapitalize="characters"
        placeholder={words.example.slice(0, isFirst ? undefined : 1).join('\n')}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={problem !== ''}
        onPaste={paste}
        onKeyDown={press}
        onBlur={box.close}
        {...box.attributes}
        onChange={(event) => {
          setText(event.target.value);
          fail('');
          box.type();
        }}
        className={`${CONTROL} resize-y font-mono font-medium`}
      />
      <Button
        type="submit"
        variant={isFirst ? 'primary' : 'ghost'}
        pending={pending}
        pendingLabel={words.adding}
        className="self-start max-md:w-full"
      >
        {words.addLines}
      </Button>
      <PartOptions box={box} typed={text.slice(box.line.start, box.line.end)} onTake={take} />
      <p
        id={`${id}-problem`}
        aria-live="polite"
        className="font-medium text-red-text empty:hidden md:col-span-2"
      >
        {problem}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted md:col-span-2">
        <p id={`${id}-hint`}>{words.pasteHint}</p>
        <label className="relative flex min-h-11 cursor-pointer items-center font-semibold text-ink underline underline-offset-4 has-focus-visible:outline-2 md:min-h-6">
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={readFile}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {words.chooseFile}
        </label>
      </div>
    </form>
  );
}
