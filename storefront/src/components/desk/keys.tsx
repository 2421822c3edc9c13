import { Suspense, useState } from 'react';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { ROW_KEYS, useDeskKeys } from './use-desk-keys';

const words = messages.desk;

const KeysDialog = loadable(() => import('./keys-dialog'));

/** A shortcut of a list: one key, alternatives, or keys that are pressed together. */
interface DeskKey {
  keys: readonly string[];
  name: string;
  /** Its effect in one word; only the most useful shortcuts have it. */
  short?: string;
}

/**
 * Shows the most useful shortcuts in the foot of a list, and `?`, which opens a dialog with all of them.
 * Handles the keys that move the focus between rows; the other keys are handled where they take effect.
 */
export function DeskKeys({ keys }: { keys: readonly DeskKey[] }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useDeskKeys({ ...ROW_KEYS, '?': open });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.8125rem] text-muted max-[60rem]:hidden">
        {keys
          .filter(({ short }) => short !== undefined)
          .map(({ keys: names, short }) => (
            <span key={short} className="inline-flex items-center gap-1">
              {names.map((name) => (
                <Key key={name} name={name} />
              ))}
              {short}
            </span>
          ))}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={open}
          className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
        >
          <Key name="?" /> {words.allKeys}
        </button>
      </p>
      <Suspense>{isOpen && <KeysDialog keys={keys} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const Key = ({ name }: { name: string }) => (
  <kbd className="rounded-[4px] border border-line px-1.25 font-mono text-xs leading-5 font-medium">
    {name}
  </kbd>
);
