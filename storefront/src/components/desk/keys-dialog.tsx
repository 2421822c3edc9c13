import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { areSingleKeysOn, turnSingleKeys } from '@/lib/single-keys';
import { messages } from '@/messages';

const words = messages.desk;

interface KeysDialogProps {
  keys: readonly { keys: readonly string[]; name: string }[];
  onClose: () => void;
}

/** Lists the shortcuts, and turns single keys off, which speech input would press by mistake. */
export default function KeysDialog({ keys: listed, onClose }: KeysDialogProps) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const turn = (on: boolean) => {
    turnSingleKeys(on);
    setOn(on);
  };
  return (
    <Dialog
      title={words.keys}
      isOpen
      onClose={onClose}
      foot={
        <Button variant="ghost" onClick={onClose}>
          {messages.ui.close}
        </Button>
      }
    >
      <label className="flex min-h-11 shrink-0 items-center gap-3 border-y border-line py-2">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={({ target }) => turn(target.checked)}
          className="size-6 shrink-0 accent-ink"
        />
        <span className="font-semibold">{words.singleKeys}</span>
        <span className="text-muted">{words.keysHint}</span>
      </label>
      <dl>
        {[
          ...listed,
          { keys: ['N'], name: words.nextPage },
          { keys: ['P'], name: words.previousPage },
          { keys: ['/'], name: words.search },
          { keys: ['?'], name: words.thisList },
        ].map(({ keys, name }) => (
          <div
            key={name}
            className="grid min-h-9 grid-cols-[9rem_1fr] items-center border-b border-line"
          >
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-[4px] border border-edge px-1.5 font-mono text-[0.8125rem] leading-5.5 font-medium"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
