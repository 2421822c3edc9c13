import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { describeError } from '@/lib/http/api-error';

interface SaveButtonProps {
  label: string;
  pendingLabel?: string;
  save: () => Promise<void>;
  onFailure: (reason: string) => void;
  className?: string;
}

/** Saves a list as a file. */
export function SaveButton(props: SaveButtonProps) {
  const { label, pendingLabel = label, save, onFailure, className } = props;
  const { pending, run } = useAction(() =>
    save().catch((error: unknown) => onFailure(describeError(error))),
  );
  return (
    <Button
      variant="tool"
      size="tool"
      aria-disabled={pending}
      onClick={() => void run()}
      className={className}
    >
      <Download aria-hidden className="size-4.5" />
      {pending ? pendingLabel : label}
    </Button>
  );
}
