import type { ReactNode } from 'react';
import { messages } from '@/messages';
import { UserText } from './user-text';

interface WordsLeftOutProps {
  typed: string;
  /** The words that the products have. */
  kept: string[];
  children?: ReactNode;
  className?: string;
}

/** Says that no product has all of what was typed, and which words those on show have. */
export function WordsLeftOut({ typed, kept, children, className = '' }: WordsLeftOutProps) {
  return (
    <p role="status" className={`rounded-control bg-panel px-4 py-3 leading-snug ${className}`}>
      {messages.ui.noneHasAll} <UserText className="font-semibold">{typed}</UserText>;{' '}
      {messages.ui.theseHave} <UserText className="font-semibold">{kept.join(' ')}</UserText>.
      {children}
    </p>
  );
}
