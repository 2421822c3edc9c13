import { useForm, type FieldPath } from 'react-hook-form';
import { reportFailure } from '@/components/ui/form-failure';
import { showSuccess } from '@/components/ui/toast';
import { useSubmit } from '@/components/ui/use-action';
import { ApiError, toApiError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { useSaveMachine, type MachineProduct } from '../api/machine-settings';
import {
  bodyOf,
  fieldFor,
  fieldsOf,
  settingsResolver,
  type SettingsFields,
} from '../lib/settings-form';

const words = messages.machineSettings;

/** Returns a refusal with the fields of the form in place of those of the body. */
function inForm(error: unknown, typed: SettingsFields): ApiError {
  const failure = toApiError(error);
  const named = Object.entries(failure.fields ?? {}).map(
    ([path, message]) => [fieldFor(path, typed), message] as const,
  );
  const fields = Object.fromEntries(named);
  return Object.assign(new ApiError(failure), { fields });
}

/** The form of a machine's settings. What was typed stays after a refusal. */
export function useMachineForm(handle: string, { settings }: MachineProduct) {
  const save = useSaveMachine(handle);
  const form = useForm<SettingsFields>({
    resolver: settingsResolver,
    defaultValues: fieldsOf(settings),
  });
  const submit = useSubmit(
    form.handleSubmit(async (typed) => {
      try {
        const isChanged = await save(bodyOf(typed));
        form.reset(typed);
        showSuccess(isChanged ? words.saved : words.nothing);
      } catch (error) {
        const failure = inForm(error, typed);
        const fields = Object.keys(failure.fields ?? {}).filter((field) =>
          Object.keys(typed).includes(field.split('.')[0] ?? ''),
        ) as FieldPath<SettingsFields>[];
        reportFailure(form, failure, { fields, whenUnknown: words.whenUnknown });
      }
    }),
  );
  return { form, submit };
}
