import { Check, Minus } from 'lucide-react';
import { messages } from '@/messages';
import { checkPassword } from '../lib/password-rules';

const auth = messages.auth;

/** What a password must have, each marked as it is typed: the fixed message names no culprit. */
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
