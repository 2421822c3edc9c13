import { MAX_LIST_LINES, type CheckedLine } from '@harrow/contract';
import { useState } from 'react';
import { useAction } from '@/components/ui/use-action';
import { describeError } from '@/lib/http/api-error';
import { withAdded } from '@/lib/list/list-lines';
import { listStore, type ListLines } from '@/lib/list/list-store';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { checkLines } from '../api/list-check';
import { parseLines, type TypedLine } from '../lib/typed-lines';
import { typedStore, type UnsolvedLines } from '../lib/typed-store';
import { changeList } from './use-my-list';

const words = messages.myList;

/** A typed line with what the server says about it. */
interface Solved {
  line: TypedLine;
  quantity: number;
  checked: CheckedLine;
}

/** Checks typed lines; one whose last number may be part of its part number is tried both ways. */
async function solve(lines: TypedLine[], signedIn: boolean): Promise<Solved[]> {
  const check = async (tried: TypedLine[]): Promise<Solved[]> => {
    const asked = tried.map(({ number, quantity = 1 }) => ({ number, quantity }));
    const answer = await checkLines(asked, signedIn);
    return tried.flatMap((line, index) => {
      const checked = answer.lines[index];
      return checked ? [{ line, quantity: line.quantity ?? 1, checked }] : [];
    });
  };
  const first = await check(lines);
  const doubtful = first.filter(
    ({ line, checked }) => line.whole !== undefined && checked.state === 'unknown',
  );
  if (doubtful.length === 0) return first;
  const whole = await check(doubtful.map(({ line }) => ({ number: line.whole ?? line.number })));
  const better = new Map(doubtful.map(({ line }, index) => [line, whole[index]] as const));
  return first.map((solved) => {
    const other = better.get(solved.line);
    return other && other.checked.state !== 'unknown' ? other : solved;
  });
}

/** Separates the lines that stand for a product, each for the first time, from the others. */
function sorted(solved: Solved[]) {
  const lines: ListLines[number][] = [];
  const typed: UnsolvedLines[number][] = [];
  for (const { line, quantity, checked } of solved) {
    const { product, state, minimum } = checked;
    if (product && state !== 'twice') {
      // as many as an order has at least, where no pieces were given
      const pieces = line.quantity === undefined ? (minimum ?? quantity) : quantity;
      lines.push({ productId: product._id, quantity: pieces });
    } else typed.push({ number: line.number, quantity });
  }
  return { lines, typed };
}

/** Adds typed, pasted or offered lines to the list. Nothing is added unless all of them could be checked. */
export function useAddLines() {
  const { status } = useSession();
  const [problem, setProblem] = useState('');
  const { run, pending } = useAction(
    async (given: TypedLine[], onAdded: (rest: TypedLine[]) => void): Promise<void> => {
      setProblem('');
      // an account's list may be full beside typed lines of this browser
      const room = Math.max(MAX_LIST_LINES - listStore.get().length - typedStore.get().length, 0);
      const fitting = given.slice(0, room);
      const rest = given.slice(room);
      if (fitting.length > 0) {
        try {
          add(await solve(fitting, status === 'signed-in'));
        } catch (error) {
          setProblem(words.notAdded(describeError(error)));
          return;
        }
      }
      if (rest.length > 0) setProblem(words.full(MAX_LIST_LINES, rest.length));
      onAdded(rest);
    },
  );
  return {
    problem,
    pending,
    addLines: run,
    /** Parses a text and adds its lines; `onAdded` gets those that did not fit. */
    addText: (text: string, onAdded: (rest: TypedLine[]) => void): void => {
      const lines = parseLines(text);
      if (lines.length === 0) setProblem(words.noLines);
      else void run(lines, onAdded);
    },
    fail: setProblem,
  };
}

function add(solved: Solved[]): void {
  const { lines, typed } = sorted(solved);
  const problems = solved.filter(
    ({ line, checked }) =>
      checked.state !== 'ok' && !(checked.state === 'below_minimum' && line.quantity === undefined),
  ).length;
  changeList(
    (before) => ({
      lines: withAdded(before.lines, lines),
      typed: [...before.typed, ...typed],
    }),
    words.added(solved.length, problems),
  );
}
