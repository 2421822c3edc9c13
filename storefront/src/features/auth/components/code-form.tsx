import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { textIn, TextField } from '@/components/ui/text-field';
import { messages } from '@/messages';
import type { Outcome } from '../lib/identity-error';
import { AuthForm } from './auth-form';

const words = messages.secondFactor;

const codeSchema = z.object({ code: z.string().check(z.minLength(1, words.codeRequired)) });

interface CodeFormProps {
  onSubmit: (code: string) => Promise<Outcome>;
  submitLabel: string;
  workingLabel: string;
}

/** The field for a code of the second factor. */
export function CodeForm({ onSubmit, ...labels }: CodeFormProps) {
  const form = useForm({ resolver: zodResolver(codeSchema), defaultValues: { code: '' } });
  return (
    <AuthForm form={form} onSubmit={({ code }) => onSubmit(code)} {...labels}>
      <TextField
        {...textIn(form, 'code')}
        label={words.code}
        hint={words.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </AuthForm>
  );
}
