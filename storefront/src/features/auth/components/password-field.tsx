import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, useState, type InputHTMLAttributes } from 'react';
import { TextField } from '@/components/ui/text-field';
import type { FieldProps } from '@/components/ui/field';
import { messages } from '@/messages';

type PasswordFieldProps = Omit<FieldProps, 'label'> & InputHTMLAttributes<HTMLInputElement>;

/** A password, hidden until asked to show. Takes what `register` of react-hook-form gives. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const [shown, setShown] = useState(false);
    const Icon = shown ? EyeOff : Eye;
    return (
      <TextField
        {...props}
        ref={ref}
        label={messages.auth.password}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        trailing={
          <button
            type="button"
            aria-label={shown ? messages.auth.hidePassword : messages.auth.showPassword}
            onClick={() => setShown(!shown)}
            className="grid size-10 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        }
      />
    );
  },
);
