import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface StateProps {
  icon: LucideIcon;
  /** `done` is green, and `due` is filled: someone must act. */
  tone?: 'plain' | 'done' | 'due';
  children: ReactNode;
}

const TONES = {
  plain: '',
  done: 'text-leaf-text',
  due: 'rounded-control bg-wheat px-2 py-0.5 text-on-wheat',
};

/** A state in a row of the desk, as an icon and a word. */
export function State({ icon: Icon, tone = 'plain', children }: StateProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm leading-5 font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {children}
    </span>
  );
}
