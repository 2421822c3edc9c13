import { MAX_SERIAL_LENGTH } from '@harrow/contract';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '@/components/ui/text-field';
import { rangeWords } from '@/lib/serial-words';
import { messages } from '@/messages';
import type { SettingsFields } from '../lib/settings-form';
import { trySerial, type TriedGroup, type TriedSerial } from '../lib/tried-serial';

const words = messages.machineSettings;

/** Reads a serial number by the settings as they are typed. */
export function TrySerial() {
  const form = useFormContext<SettingsFields>();
  const [typed, setTyped] = useState('');
  const id = useId();
  return (
    <div className="grid gap-3 rounded-card bg-panel p-4 sm:p-5">
      <TextField
        label={words.try}
        hint={words.tryHint}
        value={typed}
        maxLength={MAX_SERIAL_LENGTH}
        autoComplete="off"
        spellCheck={false}
        aria-controls={id}
        className="figure uppercase"
        onChange={({ target }) => setTyped(target.value)}
      />
      <div id={id} role="status" aria-label={words.tried.label} className="empty:hidden">
        {typed.trim() !== '' && <Outcome tried={trySerial(form.watch(), typed)} />}
      </div>
    </div>
  );
}

function Outcome({ tried }: { tried: TriedSerial }) {
  if (tried.outcome === 'pattern') return <p>{words.tried.pattern(tried.problem)}</p>;
  if (tried.outcome === 'unread') {
    return (
      <p className="font-medium text-red-text">
        {tried.cleaned === '' ? words.tried.nothing : words.tried.unread(tried.cleaned)}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <dl className="grid gap-y-1">
        {tried.groups.map((group) => (
          <div key={group.name} className="flex flex-wrap items-baseline gap-x-3">
            <dt className="label w-24">{group.name}</dt>
            <dd>
              <b className="figure font-semibold">{group.text || words.tried.absent}</b>{' '}
              <span className="text-sm text-muted">{roleOf(group)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={tried.range === null ? 'font-medium text-red-text' : 'font-semibold'}>
        {tried.range ? words.tried.inRange(rangeWords(tried.range) ?? '') : unbuilt(tried.range)}
      </p>
    </div>
  );
}

const unbuilt = (range: null | undefined): string =>
  range === null ? words.tried.noRange : words.tried.anyRange;

function roleOf({ role, place }: TriedGroup): string {
  if (role === 'sequence') return words.tried.sequence(place);
  return words.tried[role];
}
