import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { toApiError } from '@/lib/http/api-error';
import { describeError } from '@/lib/http/describe-error';
import { messages } from '@/messages';
import { showError } from './toast';

const forms = messages.forms;

/** The type of a form's own error where only a new login helps. */
export const SESSION_ENDED = 'session-ended';

interface Expected<Fields extends FieldValues> {
  /** The fields that the server may object to. */
  fields: readonly FieldPath<Fields>[];
  /** What to do where nobody knows whether it was done, and doing it twice would not be the same. */
  whenUnknown?: string;
}

/**
 * Shows why a form was refused: beside those of its fields that the server names, as the form's own
 * error where that must stay on show, else in a message. What was typed stays.
 */
export function reportFailure<Fields extends FieldValues, Checked>(
  form: UseFormReturn<Fields, unknown, Checked>,
  error: unknown,
  { fields, whenUnknown }: Expected<Fields>,
): void {
  const failure = toApiError(error);
  if (failure.status === 401) {
    // A file cannot be kept over the login.
    const hasFile = Object.values(form.getValues()).some((value) => value instanceof File);
    const message = hasFile ? forms.sessionEndedWithFile : forms.sessionEnded;
    form.setError('root', { type: SESSION_ENDED, message });
    return;
  }
  const objections = failure.fields ?? {};
  const named = fields.filter((field) => objections[field] !== undefined);
  named.forEach((field, index) =>
    form.setError(field, { message: objections[field] }, { shouldFocus: index === 0 }),
  );
  if (named.length > 0) return;
  const [other] = Object.values(objections);
  showError(forms.notDone, other ?? describeError(failure));
  if (failure.kind !== 'http' && whenUnknown) form.setError('root', { message: whenUnknown });
}
