import type { Language } from '@harrow/contract';
import { de } from './de';
import { en } from './en';
import type { LetterWords } from './letter-words';

/** The words of mails by language. */
export const wordsIn: Readonly<Record<Language, LetterWords>> = { en, de };
