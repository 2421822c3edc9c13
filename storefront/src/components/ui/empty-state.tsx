import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** URL of a drawing, 800 × 500. */
  picture?: string;
  title: string;
  text: string;
  action?: ReactNode;
}

/** Shows that there is no data yet, with a drawing and the next action. */
export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center">
      {picture && (
        <img
          src={picture}
          alt=""
          width={800}
          height={500}
          className="mb-3 h-auto w-full max-w-md rounded-card"
        />
      )}
      <h2 className="heading text-2xl">{title}</h2>
      <p className="max-w-prose text-muted text-pretty">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
