import { useEffect, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { formDraft, type DraftSchema } from '@/lib/session/form-draft';
import { reportFailure, SESSION_ENDED } from './form-failure';
import { useSubmit } from './use-action';

interface PersistedFormOptions<Fields extends FieldValues, Checked> {
  /** The name of the form, e.g. `review`. */
  draftName: string;
  /** The email of the account to which the draft belongs. */
  owner: string;
  /** The fields that can be kept across a reload and a new login. */
  draftSchema: DraftSchema<object>;
  /** In page order, because the first invalid field gets the focus. */
  fields: readonly FieldPath<Fields>[];
  resolver: Resolver<Fields, unknown, Checked>;
  defaultValues: DefaultValues<Fields>;
  /** Called with valid fields; resolves with whether it succeeded. Errors are shown to the user. */
  send: (checked: Checked, form: UseFormReturn<Fields, unknown, Checked>) => Promise<boolean>;
  /** The message if the outcome is unknown and the request must not be repeated blindly. */
  whenUnknown?: string;
}

/** A form that keeps its input across failures, a reload, Back and a new login. */
export function usePersistedForm<Fields extends FieldValues, Checked>(
  options: PersistedFormOptions<Fields, Checked>,
) {
  const { draftName, owner, draftSchema, fields, resolver, defaultValues, send } = options;
  const { whenUnknown } = options;
  const [draft] = useState(() => formDraft(owner, draftName, draftSchema));
  const [stored] = useState(() => draft.read());
  const form = useForm<Fields, unknown, Checked>({
    resolver,
    defaultValues: Object.assign({}, defaultValues, stored),
  });
  for (const field of fields) form.register(field);
  const { subscribe } = form;
  useEffect(() => {
    const save = ({ values }: { values: Fields }) => {
      // Unchanged default values are not a draft.
      if (JSON.stringify(values) === JSON.stringify(defaultValues)) draft.remove();
      else draft.save(values);
    };
    return subscribe({ formState: { values: true }, callback: save });
  }, [subscribe, draft, defaultValues]);

  const { root } = form.formState.errors;
  const attempt = form.handleSubmit(async (checked) => {
    try {
      if (await send(checked, form)) draft.remove();
    } catch (error) {
      reportFailure(form, error, { fields, whenUnknown });
    }
  });
  return {
    form,
    /** The error of the form as a whole, for `FormFailure`. */
    failure: { message: root?.message, isSignedOut: root?.type === SESSION_ENDED },
    submit: useSubmit(attempt),
    /** Submits it for a page that takes each press once by itself. */
    attempt,
  };
}
