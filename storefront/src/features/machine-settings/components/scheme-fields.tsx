import { MAX_PATTERN_LENGTH, MAX_PRODUCT_NAME_LENGTH, namedGroups } from '@harrow/contract';
import { useFormContext } from 'react-hook-form';
import { Select } from '@/components/ui/select';
import { TextField, textIn } from '@/components/ui/text-field';
import { formatList } from '@/lib/format/list';
import { messages } from '@/messages';
import { useSerialSchemes } from '../api/machine-settings';
import { schemeFieldsOf, type SettingsFields } from '../lib/settings-form';
import { AlphabetRows } from './alphabet-rows';

const words = messages.machineSettings;

const CODE = { autoComplete: 'off', spellCheck: false, className: 'figure' } as const;

/** The rules that read the serial numbers of the machine, and the place of its plate. */
export function SchemeFields() {
  const form = useFormContext<SettingsFields>();
  const groups = namedGroups(form.watch('pattern'));
  const found = groups.length > 0 ? ` ${words.groupsOf(formatList(groups))}.` : '';
  return (
    <>
      <TextField
        {...textIn(form, 'place')}
        label={words.place}
        hint={words.placeHint}
        maxLength={MAX_PRODUCT_NAME_LENGTH}
      />
      <KnownSchemes />
      <TextField
        {...textIn(form, 'pattern')}
        {...CODE}
        label={words.pattern}
        hint={words.patternHint}
        maxLength={MAX_PATTERN_LENGTH}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          {...textIn(form, 'family')}
          {...CODE}
          label={words.family}
          hint={words.familyHint + found}
        />
        <TextField
          {...textIn(form, 'sequence')}
          {...CODE}
          label={words.sequence}
          hint={words.sequenceHint + found}
        />
      </div>
      <AlphabetRows groups={groups} />
    </>
  );
}

/** The name of the scheme, and the schemes of other machines to take in its place. */
function KnownSchemes() {
  const form = useFormContext<SettingsFields>();
  const { data: schemes = [] } = useSerialSchemes();
  const name = form.watch('name').trim();
  const known = schemes.find((scheme) => scheme.name === name);
  const take = (chosen: string) => {
    const scheme = schemes.find((each) => each.name === chosen);
    if (!scheme) return;
    for (const [field, value] of Object.entries(schemeFieldsOf(scheme))) {
      form.setValue(field as keyof SettingsFields, value as string, { shouldDirty: true });
    }
    form.clearErrors();
  };
  return (
    <>
      {schemes.length > 0 && (
        <Select
          label={words.useScheme}
          value={known?.name ?? ''}
          onChange={({ target }) => take(target.value)}
        >
          <option value="">{words.newScheme}</option>
          {schemes.map((scheme) => (
            <option key={scheme.name} value={scheme.name}>
              {words.machinesOf(scheme.name, scheme.machines)}
            </option>
          ))}
        </Select>
      )}
      <TextField
        {...textIn(form, 'name')}
        {...CODE}
        label={words.name}
        hint={
          <>
            {words.nameHint}
            {known && known.machines > 0 && (
              <span className="block font-semibold text-ink">{words.shared(known.machines)}</span>
            )}
          </>
        }
        maxLength={12}
      />
    </>
  );
}
