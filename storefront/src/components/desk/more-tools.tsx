import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface MoreToolsProps {
  /** The words of the button that shows them in a narrow window. */
  label: string;
  startsOpen: boolean;
  children: ReactNode;
}

/** Tools that a narrow window shows once asked for. */
export function MoreTools({ label, startsOpen, children }: MoreToolsProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <>
      <Button
        variant="tool"
        size="tool"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="min-[60rem]:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {label}
      </Button>
      <div
        id={id}
        className={`flex flex-wrap items-center gap-2 max-[60rem]:basis-full min-[60rem]:gap-3 ${isOpen ? '' : 'max-[60rem]:hidden'}`}
      >
        {children}
      </div>
    </>
  );
}
