import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button, type ButtonStyle } from './button';

interface FileButtonProps extends ButtonStyle {
  label: string;
  icon: LucideIcon;
  /** The types of files, as the attribute lists them. */
  accept: string;
  pending?: boolean;
  pendingLabel?: string;
  onChoose: (file: File) => void;
}

/** A button that lets a person choose one file. */
export function FileButton({ label, icon: Icon, accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // so that the same file can be chosen again
          target.value = '';
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        <Icon aria-hidden className="size-5" />
        {label}
      </Button>
    </>
  );
}
