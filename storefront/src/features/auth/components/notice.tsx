import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** A link to the next page. */
  action?: ReactNode;
}

/** The result of an action, with a link to the next page. */
export function Notice({ icon: Icon, title, text, action }: NoticeProps) {
  return (
    <section className="grid justify-items-start gap-2 rounded-card border border-line bg-panel p-5 sm:p-6">
      <Icon aria-hidden className="size-6" />
      <h2 className="heading text-xl [overflow-wrap:anywhere]">{title}</h2>
      <p className="text-muted text-pretty [overflow-wrap:anywhere]">{text}</p>
      {action && <div className="mt-2">{action}</div>}
    </section>
  );
}
