import type { ComponentProps } from 'react';
import { showError } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { describeError } from '@/lib/http/api-error';
import { openPaper } from '@/lib/papers';
import { messages } from '@/messages';

interface PaperButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  orderId: string;
  /** The number of a credit note; if omitted, the invoice. */
  creditNote?: string;
}

/** Opens the invoice or a credit note of an order. */
export function PaperButton({ orderId, creditNote, ...rest }: PaperButtonProps) {
  const { run, pending } = useAction(async () => {
    try {
      await openPaper(orderId, creditNote);
    } catch (error) {
      showError(messages.order.paperFailed(describeError(error)));
    }
  });
  return <button type="button" aria-busy={pending} onClick={() => void run()} {...rest} />;
}
