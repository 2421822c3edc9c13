import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { formDraft, useKeepDraft, type DraftSchema } from '@/lib/session/form-draft';
import { reportFailure, SESSION_ENDED } from './report-failure';

interface KeptFormOptions<Fields extends FieldValues, Checked> {
  /** Names the form and its owner, e.g. `review:fay@harrow.test`. */
  draftKey: string;
  /** As much of the fields as can be kept over a new login. */
  draftSchema: DraftSchema<object>;
  /** In the order of the page, in which an error leads to the first. */
  fields: readonly FieldPath<Fields>[];
  resolver: Resolver<Fields, unknown, Checked>;
  defaultValues: DefaultValues<Fields>;
  /** Called with fields that keep the rules. What it throws is shown. */
  send: (checked: Checked, form: UseFormReturn<Fields, unknown, Checked>) => Promise<void>;
  /** What to do where nobody knows whether it was sent, and sending it twice is not the same. */
  whenUnknown?: string;
}

/** A form that keeps what was typed over every failure, and over a new login. */
export function useKeptForm<Fields extends FieldValues, Checked>(
  options: KeptFormOptions<Fields, Checked>,
) {
  const { draftKey, draftSchema, fields, resolver, defaultValues, send, whenUnknown } = options;
  const [draft] = useState(() => formDraft(draftKey, draftSchema));
  const [kept] = useState(() => draft.read());
  const form = useForm<Fields, unknown, Checked>({
    resolver,
    defaultValues: Object.assign({}, defaultValues, kept),
  });
  for (const field of fields) form.register(field);
  useKeepDraft(draft, form.getValues);

  const { root } = form.formState.errors;
  return {
    form,
    /** What went wrong with the form as a whole, for `FormFailure`. */
    failure: { message: root?.message, isSignedOut: root?.type === SESSION_ENDED },
    submit: form.handleSubmit(async (checked) => {
      try {
        await send(checked, form);
      } catch (error) {
        reportFailure(form, error, { fields, whenUnknown });
      }
    }),
  };
}
