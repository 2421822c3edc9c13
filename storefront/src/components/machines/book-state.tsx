import type { PartsBook } from '@harrow/contract';
import { Archive, CircleCheck, Pencil } from 'lucide-react';
import { State } from '@/components/desk/state';
import { messages } from '@/messages';

const LOOKS = {
  draft: { icon: Pencil, tone: 'plain' },
  published: { icon: CircleCheck, tone: 'done' },
  retired: { icon: Archive, tone: 'plain' },
} as const;

/** Whether shoppers see a revision of a parts book. */
export const BookState = ({ state }: Pick<PartsBook, 'state'>) => (
  <State {...LOOKS[state]}>{messages.partsBooks.states[state]}</State>
);
