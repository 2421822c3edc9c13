import type { CategoryTree } from '../category-tree';
import { allOf, anyOf, lexeme, type TsQuery } from './tsquery';

/** A word, number or sign of a text, and what the database knows about it. */
export type Word = {
  text: string;
  /** The text as part numbers are compared. */
  code: string;
  stem: string;
  /** The digits of a number, or of a word for one; null for another word or a sign. */
  number: string | null;
  /** The lexeme of a number and the unit that follows it. */
  measure: string | null;
  /** The lexemes of the nearest figures that products have, in any unit of the same kind, nearest first. */
  near: string[] | null;
  /** Whether any product, category or synonym has the word or another form of it. */
  isKnown: boolean;
  /** Whether a known word begins with it. */
  isBeginning: boolean;
  /** The stem of the word that it makes together with the next one, if that is known: mist blower. */
  joined: string | null;
  /** The word that was meant instead of an unknown one, or two words, and their stems. */
  corrected: string | null;
  meant: string[] | null;
  /** The lexeme of the word in German, in a German search, if a product or a category has it. */
  german?: string | null;
};

/** A text that was split into words, with what the database knows about them. */
export type LookedUp = {
  words: Word[];
  /** The whole text as part numbers are compared. */
  code: string;
  /** The phrases in the text that have synonyms, one entry for each meaning, both as stems with spaces; '' is none. */
  synonyms: { term: string; meaning: string }[];
  /** The stop words among the words, their stems and corrections, and the meanings. */
  stopWords: string[];
};

/** Turns stems into queries that include their synonyms and the categories with such names. */
export class Lexicon {
  private readonly meanings = new Map<string, string[]>();
  private readonly stopWords: ReadonlySet<string>;
  /** Words without a meaning, such as those between the words of a sentence. */
  private readonly ignored = new Set<string>();

  constructor(
    { synonyms, stopWords }: Pick<LookedUp, 'synonyms' | 'stopWords'>,
    private readonly tree: CategoryTree,
  ) {
    this.stopWords = new Set(stopWords);
    for (const { term, meaning } of synonyms) {
      if (meaning === '') this.ignored.add(term);
      else this.meanings.set(term, [...(this.meanings.get(term) ?? []), meaning]);
    }
  }

  isStopWord(word: string): boolean {
    return this.stopWords.has(word);
  }

  isIgnored({ text, stem }: Word): boolean {
    return this.isStopWord(text) || this.ignored.has(stem);
  }

  hasSynonyms(stems: readonly string[]): boolean {
    return this.meanings.has(stems.join(' '));
  }

  /** Finds the products in the categories that have a word in their names; null if none has. */
  inCategories(stem: string, isPrefix = false): TsQuery | null {
    return anyOf(this.tree.named(stem, isPrefix).map((number) => lexeme(`@${number}`)));
  }

  /** Finds a word in the product's own text or its categories' names. */
  anywhere(stem: string, isPrefix = false): TsQuery | null {
    return anyOf([lexeme(stem, isPrefix), this.inCategories(stem, isPrefix)]);
  }

  /** Finds all the stems anywhere; null if they are stop words. */
  allAnywhere(stems: readonly string[]): TsQuery | null {
    return allOf(this.withoutStopWords(stems).map((stem) => this.anywhere(stem)));
  }

  /** Finds all the stems in the product's own text; null if they are stop words. */
  allInText(stems: readonly string[]): TsQuery | null {
    return allOf(this.withoutStopWords(stems).map((stem) => lexeme(stem)));
  }

  /** Finds what the query finds, or one of the meanings of a phrase of stems. */
  orMeaning(query: TsQuery | null, stems: readonly string[]): TsQuery | null {
    const meanings = this.meanings.get(stems.join(' ')) ?? [];
    return anyOf([query, ...meanings.map((meaning) => this.allAnywhere(meaning.split(' ')))]);
  }

  private withoutStopWords(stems: readonly string[]): string[] {
    return stems.filter((stem) => !this.isStopWord(stem));
  }
}
