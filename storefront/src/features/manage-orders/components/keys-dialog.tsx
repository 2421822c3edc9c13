import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { areSingleKeysOn, turnSingleKeys } from '@/lib/single-keys';
import { messages } from '@/messages';

const words = messages.manageOrders;
const { keyNames } = words;

const KEYS: [string[], string][] = [
  [['J'], keyNames.down],
  [['K'], keyNames.up],
  [['X'], keyNames.select],
  [['Shift', 'X'], keyNames.range],
  [['S'], keyNames.ship],
  [['Enter'], keyNames.open],
  [['Z'], keyNames.undo],
  [['1', '2', '3', '4'], keyNames.tabs],
  [['/'], keyNames.search],
  [['Ctrl', 'Enter'], keyNames.send],
  [['Esc'], keyNames.close],
  [['?'], keyNames.help],
];

/** Lists the keys of the desk, and turns the single ones off for those who dictate. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
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
      <label className="flex min-h-11 items-center gap-3 border-y border-line">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={({ target }) => turn(target.checked)}
          className="size-6 accent-ink"
        />
        <span className="font-semibold">{words.singleKeys}</span>
        <span className="text-muted">{words.keysHint}</span>
      </label>
      <dl className="desk-keys-list">
        {KEYS.map(([keys, name]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
