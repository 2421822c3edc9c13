import { MAX_SERIAL_LENGTH, MAX_SERIAL_RANGES } from '@harrow/contract';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField, textIn } from '@/components/ui/text-field';
import { messages } from '@/messages';
import { NO_RANGE, type SettingsFields } from '../lib/settings-form';
import { RowSet } from '@/components/desk/row-set';

const words = messages.machineSettings;

/** The serial numbers that were built as the machine. */
export function RangeRows() {
  const form = useFormContext<SettingsFields>();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'built' });
  return (
    <RowSet
      title={words.built}
      hint={words.builtHint}
      error={form.formState.errors.built?.root?.message}
      rows={fields}
      nameOf={words.range}
      addLabel={words.addRange}
      max={MAX_SERIAL_RANGES}
      onAdd={() => append(NO_RANGE)}
      onRemove={remove}
      layout="grid-cols-2 items-start sm:grid-cols-[2fr_2fr_1fr_1fr]"
    >
      {(index) => (
        <>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              {...textIn(form, `built.${index}.${end}`)}
              label={words[end]}
              maxLength={MAX_SERIAL_LENGTH}
              autoComplete="off"
              spellCheck={false}
              className="figure"
            />
          ))}
          {(['yearFrom', 'yearTo'] as const).map((end) => (
            <TextField
              key={end}
              {...textIn(form, `built.${index}.${end}`)}
              label={words[end]}
              maxLength={4}
              inputMode="numeric"
              autoComplete="off"
              className="figure"
            />
          ))}
        </>
      )}
    </RowSet>
  );
}
