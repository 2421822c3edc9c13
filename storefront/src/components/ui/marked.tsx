import { createContext, useContext } from 'react';
import { marked } from '@/lib/format/marked';
import { UserText } from './user-text';

/** The words of the search whose results are shown; empty elsewhere. */
export const SearchedWords = createContext('');

/** A name or a part number, in which the words that were searched for are marked. */
export function Marked({ text, className }: { text: string; className?: string }) {
  const typed = useContext(SearchedWords);
  return (
    <UserText className={className}>
      {typed === ''
        ? text
        : marked(text, typed).map((piece, index) =>
            piece.isMarked ? (
              <mark key={index} className="rounded-[2px] bg-wheat text-on-wheat">
                {piece.text}
              </mark>
            ) : (
              piece.text
            ),
          )}
    </UserText>
  );
}
