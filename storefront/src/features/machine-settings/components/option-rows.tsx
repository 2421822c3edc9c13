import { MAX_MACHINE_OPTIONS, MAX_PRODUCT_NAME_LENGTH } from '@harrow/contract';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField, textIn } from '@/components/ui/text-field';
import { messages } from '@/messages';
import { NO_OPTION, type SettingsFields } from '../lib/settings-form';
import { RowSet } from '@/components/desk/row-set';

const words = messages.machineSettings;

/** The options that a machine may have. */
export function OptionRows() {
  const form = useFormContext<SettingsFields>();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'options' });
  return (
    <RowSet
      title={words.options}
      hint={words.optionsHint}
      error={form.formState.errors.options?.root?.message}
      rows={fields}
      nameOf={words.option}
      addLabel={words.addOption}
      max={MAX_MACHINE_OPTIONS}
      onAdd={() => append(NO_OPTION)}
      onRemove={remove}
      layout="grid-cols-[minmax(5rem,1fr)_3fr] items-start"
    >
      {(index) => (
        <>
          <TextField
            {...textIn(form, `options.${index}.code`)}
            label={words.code}
            maxLength={6}
            autoComplete="off"
            spellCheck={false}
            className="figure uppercase"
          />
          <TextField
            {...textIn(form, `options.${index}.name`)}
            label={words.optionName}
            maxLength={MAX_PRODUCT_NAME_LENGTH}
          />
        </>
      )}
    </RowSet>
  );
}
