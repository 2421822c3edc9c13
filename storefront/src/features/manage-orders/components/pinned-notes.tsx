import type { Note } from '@harrow/contract';
import { StickyNote } from 'lucide-react';
import { UserText } from '@/components/ui/user-text';
import { formatLocalDate } from '@/lib/format/date';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';

const words = messages.customers;

/** The pinned notes about a customer, above what the page is about. */
export function PinnedNotes({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label={words.pinnedNotes} className="mb-4 grid gap-2">
      {notes.map(({ _id, text, by, at }) => (
        <li
          key={_id}
          className="flex overflow-hidden rounded-control border border-edge bg-card text-[0.9375rem]"
        >
          <span className="grid w-12 shrink-0 place-items-center bg-panel">
            <StickyNote aria-hidden className="size-5" />
          </span>
          <div className="min-w-0 px-4 py-2">
            <UserText as="p" className="wrap-anywhere whitespace-pre-line">
              {text}
            </UserText>
            <small className="wrap-anywhere">
              {words.pinnedBy(by === null ? null : isolate(by), formatLocalDate(at))}
            </small>
          </div>
        </li>
      ))}
    </ul>
  );
}
