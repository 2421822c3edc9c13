import { Plus, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { DeskSection } from './section';
import { Button } from '@/components/ui/button';
import { messages } from '@/messages';

const words = messages.forms;

interface RowSetProps {
  title: string;
  level?: 2 | 3;
  hint: string;
  /** The problem of the list as a whole. */
  error: string | undefined;
  /** The keys of the rows. */
  rows: readonly { id: string }[];
  /** Names a row by its place, from 1. */
  nameOf: (place: number) => string;
  addLabel: string;
  /** The most rows. */
  max: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** Class names that lay out the fields of a row. */
  layout: string;
  /** Renders the fields of a row. */
  children: (index: number) => ReactNode;
}

/** A list of rows of fields, each with a button that removes it. */
export function RowSet(props: RowSetProps) {
  const { title, level, hint, error, rows, nameOf, addLabel, max, layout, children } = props;
  const add = useRef<HTMLDivElement>(null);
  const remove = (index: number) => {
    props.onRemove(index);
    add.current?.querySelector('button')?.focus();
  };
  return (
    <DeskSection title={title} level={level} className="grid grid-cols-1 gap-4">
      <p className="text-sm text-muted">{hint}</p>
      {rows.map(({ id }, index) => (
        <fieldset
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 border-b border-line pb-4"
        >
          <legend className="sr-only">{nameOf(index + 1)}</legend>
          <div className={`grid gap-3 ${layout}`}>{children(index)}</div>
          <button
            type="button"
            aria-label={words.remove(nameOf(index + 1))}
            onClick={() => remove(index)}
            className="mt-7 grid size-11 place-items-center rounded-control text-muted hover:bg-panel hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </fieldset>
      ))}
      <p aria-live="polite" className="text-sm font-medium text-red-text empty:hidden">
        {error}
      </p>
      {rows.length < max && (
        <div ref={add}>
          <Button variant="tool" size="tool" onClick={props.onAdd}>
            <Plus aria-hidden className="size-4" />
            {addLabel}
          </Button>
        </div>
      )}
    </DeskSection>
  );
}
