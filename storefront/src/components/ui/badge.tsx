import type { LucideIcon } from 'lucide-react';

type BadgeTone = 'paid' | 'pending' | 'neutral';

const TONES: Record<BadgeTone, string> = {
  paid: 'bg-leaf text-on-leaf',
  pending: 'bg-wheat text-on-wheat',
  neutral: 'text-ink shadow-[inset_0_0_0_1px_var(--color-edge)]',
};

interface BadgeProps {
  tone: BadgeTone;
  /** Conveys the state without relying on color. */
  icon: LucideIcon;
  children: string;
}

/** The state of something, as an icon and a word. */
export function Badge({ tone, icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={`badge inline-flex items-center gap-1.5 rounded-control border border-transparent px-2.5 py-0.75 text-sm leading-none font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      <Icon aria-hidden className="size-4" />
      {children}
    </span>
  );
}
