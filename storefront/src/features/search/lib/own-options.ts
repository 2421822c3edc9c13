import { cleanSerial, type OwnMachine } from '@harrow/contract';

/** A shorter text would find machines by a letter of their names. */
const MIN_LENGTH = 2;
/** The most machines of a visitor that are suggested. */
const MAX_SUGGESTED = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether each typed word begins one of the words of a machine, or all of them its serial number. */
function isMeant({ nickname, machine, serial }: OwnMachine, typed: string): boolean {
  const names = [...wordsOf(nickname ?? ''), ...wordsOf(machine.name)];
  const number = cleanSerial(typed);
  return (
    wordsOf(typed).every((word) => names.some((name) => name.startsWith(word))) ||
    (number !== '' && cleanSerial(serial ?? '').startsWith(number))
  );
}

/** Returns the visitor's machines that a typed text may mean. */
export const ownMeant = (machines: readonly OwnMachine[], typed: string): OwnMachine[] =>
  typed.trim().length < MIN_LENGTH
    ? []
    : machines.filter((own) => isMeant(own, typed)).slice(0, MAX_SUGGESTED);
