import type { Language } from '@harrow/contract';
import { de } from './de';

/** The messages of each language but English, by the English ones. */
const MESSAGES: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  de,
};

const PLACE = '{}';

/** A message with places, as it is found and as it is written. */
type Template = { pattern: RegExp; texts: readonly string[]; literal: number };

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns the messages with places, those with the most text of their own first. */
const templatesOf = (messages: Readonly<Record<string, string>>): Template[] =>
  Object.entries(messages)
    .filter(([message]) => message.includes(PLACE))
    .map(([message, translated]) => ({
      pattern: new RegExp(`^${message.split(PLACE).map(escaped).join('(.+?)')}$`, 's'),
      texts: translated.split(PLACE),
      literal: message.length,
    }))
    .sort((one, other) => other.literal - one.literal);

const TEMPLATES = { de: templatesOf(de) };

/** Begins the message of a body: the member that breaks a rule. */
const MEMBER = /^([\w.[\]-]+: )(.+)$/s;

function filled({ texts }: Template, [, ...places]: RegExpExecArray): string {
  return texts
    .map((text, index) => (index === 0 ? text : `${places[index - 1] ?? ''}${text}`))
    .join('');
}

/** Returns the message of a refusal in a language; in English where it has no other. */
export function inLanguage(message: string, language: Language): string {
  if (language === 'en') return message;
  const known = MESSAGES[language][message];
  if (known !== undefined) return known;
  for (const template of TEMPLATES[language]) {
    const match = template.pattern.exec(message);
    if (match) return filled(template, match);
  }
  const [, member, rest] = MEMBER.exec(message) ?? [];
  return member !== undefined && rest !== undefined
    ? `${member}${inLanguage(rest, language)}`
    : message;
}
