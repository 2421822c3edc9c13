import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { toApiError } from '@/lib/http/api-error';
import { describeError } from '@/lib/http/describe-error';
import { messages } from '@/messages';
import { showError } from './toast';

const forms = messages.forms;

/**
 * Shows why a form was refused, in one place: beside those of its fields that the server names, as
 * the form's own error where only a new login helps (`root.session`), else in a message. What was
 * typed stays.
 */
export function reportFailure<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  fields: readonly FieldPath<Fields>[],
  error: unknown,
): void {
  const failure = toApiError(error);
  if (failure.status === 401) {
    form.setError('root.session', { message: forms.sessionEnded });
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
}
