import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Where to go from here. */
  action?: ReactNode;
}

/** What has become of something that was asked for, and the way on. */
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
