import { FileUp } from 'lucide-react';
import { useRef, type InputHTMLAttributes } from 'react';
import { Button } from '@/components/ui/button';
import { TABLE_FILES } from '@/lib/import/table-files';
import { messages } from '@/messages';

const words = messages.importProducts;

interface FileInputProps extends InputHTMLAttributes<HTMLInputElement> {
  onFile: (file: File) => void;
}

/** Attributes of a file input that reports each choice, even if it is the same file again. */
const fileInput = ({ onFile, ...rest }: FileInputProps): InputHTMLAttributes<HTMLInputElement> => ({
  ...rest,
  type: 'file',
  accept: TABLE_FILES,
  onClick: ({ currentTarget }) => (currentTarget.value = ''),
  onChange: ({ target }) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
  },
});

/** A button that chooses a table. */
export function FileButton({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={input} hidden {...fileInput({ onFile: onChoose, 'aria-label': label })} />
      <Button onClick={() => input.current?.click()}>{label}</Button>
    </>
  );
}

interface FileZoneProps {
  problem: string | undefined;
  onChoose: (file: File) => void;
}

/** A place for a table that is chosen or dropped, with the rules for it. */
export function FileZone({ problem, onChoose }: FileZoneProps) {
  return (
    <div className="grid gap-2">
      <div className="relative grid min-h-40 place-content-center justify-items-center gap-2 rounded-control border border-dashed border-edge p-4 text-center transition-colors duration-150 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-ink">
        <FileUp aria-hidden className="size-7 text-muted" />
        <p>
          <span className="font-semibold underline underline-offset-4">{words.choose}</span>{' '}
          <span className="text-muted max-sm:hidden">{words.orDrop}</span>
        </p>
        <p id="import-rules" className="text-sm text-muted">
          {words.rules}
        </p>
        <input
          className="absolute inset-0 cursor-pointer opacity-0"
          {...fileInput({
            onFile: onChoose,
            'aria-label': words.choose,
            'aria-describedby': 'import-rules',
          })}
        />
      </div>
      <p role="alert" className="font-medium text-pretty text-red-text empty:hidden">
        {problem}
      </p>
    </div>
  );
}
