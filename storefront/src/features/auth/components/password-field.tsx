import { Check, Eye, EyeOff, Minus } from 'lucide-react';
import { forwardRef, useState, type InputHTMLAttributes } from 'react';
import { TextField } from '@/components/ui/text-field';
import type { FieldProps } from '@/components/ui/field';
import { messages } from '@/messages';
import { checkPassword } from '../lib/credentials';

const auth = messages.auth;

type PasswordFieldProps = Omit<FieldProps, 'label'> & InputHTMLAttributes<HTMLInputElement>;

/** A password field with a show button. Accepts the props that react-hook-form's `register` returns. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const [shown, setShown] = useState(false);
    const Icon = shown ? EyeOff : Eye;
    return (
      <TextField
        {...props}
        ref={ref}
        label={auth.password}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        trailing={
          <button
            type="button"
            aria-label={shown ? auth.hidePassword : auth.showPassword}
            onClick={() => setShown(!shown)}
            className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        }
      />
    );
  },
);

/** The password rules, each marked when met, because the fixed message does not name the broken one. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul aria-label={auth.passwordRulesTitle} className="grid gap-x-4 gap-y-0.5 sm:grid-cols-2">
      {checkPassword(password).map(({ rule, met }) => {
        const Icon = met ? Check : Minus;
        return (
          <li
            key={rule}
            className={`flex items-center gap-1.5 ${met ? 'font-medium text-leaf-text' : ''}`}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {auth.passwordRules[rule]}
            <span className="sr-only">, {met ? auth.ruleMet : auth.ruleMissing}</span>
          </li>
        );
      })}
    </ul>
  );
}
