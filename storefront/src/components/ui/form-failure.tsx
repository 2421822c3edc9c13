import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { describeError, toApiError } from '@/lib/http/api-error';
import { sessionStore } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { Button } from './button';
import { showError } from './toast';

const forms = messages.forms;

interface FormFailureProps {
  message: string | undefined;
  /** Whether the user must log in again. */
  isSignedOut: boolean | undefined;
}

/** Shows an error of the form as a whole, with a button to log in again if that is needed. */
export function FormFailure({ message, isSignedOut }: FormFailureProps) {
  return (
    <div role="alert" className="grid w-full justify-items-start gap-3 empty:absolute">
      {message && <p className="font-medium text-red-text">{message}</p>}
      {isSignedOut && (
        <Button variant="ghost" size="small" onClick={() => void sessionStore.signOut()}>
          {forms.loginAgain}
        </Button>
      )}
    </div>
  );
}

/** The type of a form's root error if the user must log in again. */
export const SESSION_ENDED = 'session-ended';

interface Expected<Fields extends FieldValues> {
  /** The fields that the server may reject. */
  fields: readonly FieldPath<Fields>[];
  /** The message if the outcome is unknown and the request must not be repeated blindly. */
  whenUnknown?: string;
}

/**
 * Shows the reason why a form was rejected: next to the fields that the server names, as the form's
 * root error if it must stay visible, or else as a toast. The input is kept.
 */
export function reportFailure<Fields extends FieldValues, Checked>(
  form: UseFormReturn<Fields, unknown, Checked>,
  error: unknown,
  { fields, whenUnknown }: Expected<Fields>,
): void {
  const failure = toApiError(error);
  if (failure.status === 401) {
    // A file cannot be kept across a login.
    const hasFile = Object.values(form.getValues()).some((value) => value instanceof File);
    const message = hasFile ? forms.sessionEndedWithFile : forms.sessionEnded;
    form.setError('root', { type: SESSION_ENDED, message });
    return;
  }
  // the session still has the role that was read when the page opened
  if (failure.status === 403 && sessionStore.get().role === 'admin') {
    showError(forms.rightsLost, forms.rightsLostDetail);
    return;
  }
  const errors = failure.fields ?? {};
  const invalid = fields.filter((field) => errors[field] !== undefined);
  invalid.forEach((field, index) =>
    form.setError(field, { message: errors[field] }, { shouldFocus: index === 0 }),
  );
  if (invalid.length > 0) return;
  const [other] = Object.values(errors);
  showError(forms.notDone, other ?? describeError(failure));
  if (failure.kind !== 'http' && whenUnknown) form.setError('root', { message: whenUnknown });
}
