import { fillPlaces, type MailWords } from '@harrow/contract';
import { Children, cloneElement } from 'react';
import { Note, Paragraph } from './elements';
import type { Written } from './order-letters';

const paragraphs = (text: string) => text.split(/\n{2,}/);

/**
 * Puts the words of the shop into a letter: its opening replaces the first paragraph, and its closing follows the
 * rest. `values` are those of the places.
 */
export function reworded(
  { subject, body }: Written,
  words: MailWords,
  values: Readonly<Record<string, string>>,
): Written {
  const [opening, ...rest] = Children.toArray(body.props.children);
  const fill = (text: string) => paragraphs(fillPlaces(text, values));
  return {
    subject: words.subject === null ? subject : fillPlaces(words.subject, values),
    body: cloneElement(
      body,
      {},
      words.opening === null
        ? opening
        : fill(words.opening).map((text, index) => <Paragraph key={index}>{text}</Paragraph>),
      ...rest,
      ...(words.closing === null
        ? []
        : fill(words.closing).map((text, index) => <Note key={index}>{text}</Note>)),
    ),
  };
}
