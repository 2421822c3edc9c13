import { useFieldArray, useFormContext } from 'react-hook-form';
import { CONTROL } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { TextField, textIn } from '@/components/ui/text-field';
import { messages } from '@/messages';
import type { SettingsFields } from '../lib/settings-form';
import { RowSet } from '@/components/desk/row-set';

const words = messages.machineSettings;

/** The order of the characters of groups, where it is not the usual one. */
export function AlphabetRows({ groups }: { groups: readonly string[] }) {
  const form = useFormContext<SettingsFields>();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'alphabets' });
  return (
    <RowSet
      title={words.alphabets}
      level={3}
      hint={words.alphabetsHint}
      error={form.formState.errors.alphabets?.root?.message}
      rows={fields}
      nameOf={words.alphabet}
      addLabel={words.addAlphabet}
      max={groups.length}
      onAdd={() => append({ group: '', characters: '' })}
      onRemove={remove}
      layout="grid-cols-1 items-start sm:grid-cols-[1fr_2fr]"
    >
      {(index) => (
        <>
          <GroupSelect index={index} groups={groups} />
          <TextField
            {...textIn(form, `alphabets.${index}.characters`)}
            label={words.characters}
            maxLength={36}
            autoComplete="off"
            spellCheck={false}
            className="figure uppercase"
          />
        </>
      )}
    </RowSet>
  );
}

function GroupSelect({ index, groups }: { index: number; groups: readonly string[] }) {
  const form = useFormContext<SettingsFields>();
  const { error, ...registered } = textIn(form, `alphabets.${index}.group`);
  const chosen = form.watch(`alphabets.${index}.group`);
  // one that the pattern has lost stays, with the reason for its refusal
  const choices = chosen === '' || groups.includes(chosen) ? groups : [chosen, ...groups];
  return (
    <Field label={words.group} error={error}>
      {(control) => (
        <select {...registered} {...control} className={CONTROL}>
          <option value="">{words.chooseGroup}</option>
          {choices.map((group) => (
            <option key={group}>{group}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
