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
import { reportFailure, SESSION_ENDED } from './report-failure';
import { useSubmit } from './use-action';

interface KeptFormOptions<Fields extends FieldValues, Checked> {
  /** Names the form, e.g. `review`, and the email of the account whose draft it is. */
  draftName: string;
  owner: string;
  /** As much of the fields as can be kept over a reload and a new login. */
  draftSchema: DraftSchema<object>;
  /** In the order of the page, in which an error leads to the first. */
  fields: readonly FieldPath<Fields>[];
  resolver: Resolver<Fields, unknown, Checked>;
  defaultValues: DefaultValues<Fields>;
  /** Called with fields that keep the rules; says whether it was done. What it throws is shown. */
  send: (checked: Checked, form: UseFormReturn<Fields, unknown, Checked>) => Promise<boolean>;
  /** What to do where nobody knows whether it was sent, and sending it twice is not the same. */
  whenUnknown?: string;
}

/** A form that keeps what was typed over every failure, a reload, Back and a new login. */
export function useKeptForm<Fields extends FieldValues, Checked>(
  options: KeptFormOptions<Fields, Checked>,
) {
  const { draftName, owner, draftSchema, fields, resolver, defaultValues, send } = options;
  const { whenUnknown } = options;
  const [draft] = useState(() => formDraft(owner, draftName, draftSchema));
  const [kept] = useState(() => draft.read());
  const form = useForm<Fields, unknown, Checked>({
    resolver,
    defaultValues: Object.assign({}, defaultValues, kept),
  });
  for (const field of fields) form.register(field);
  const { subscribe } = form;
  useEffect(() => {
    const keep = ({ values }: { values: Fields }) => {
      // What equals the beginning was not typed.
      if (JSON.stringify(values) === JSON.stringify(defaultValues)) draft.drop();
      else draft.keep(values);
    };
    return subscribe({ formState: { values: true }, callback: keep });
  }, [subscribe, draft, defaultValues]);

  const { root } = form.formState.errors;
  return {
    form,
    /** What went wrong with the form as a whole, for `FormFailure`. */
    failure: { message: root?.message, isSignedOut: root?.type === SESSION_ENDED },
    submit: useSubmit(
      form.handleSubmit(async (checked) => {
        try {
          if (await send(checked, form)) draft.drop();
        } catch (error) {
          reportFailure(form, error, { fields, whenUnknown });
        }
      }),
    ),
  };
}
