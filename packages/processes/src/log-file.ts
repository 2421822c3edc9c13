import { mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode, fileProblem } from './start-error.ts';

const TAIL_LINES = 8;

/** Opens a new log file; the previous one is renamed to `….previous`. */
export function openLog(file: string): number {
  try {
    mkdirSync(dirname(file), { recursive: true });
    keepPrevious(file);
    return openSync(file, 'w', 0o600);
  } catch (error) {
    throw fileProblem(error, dirname(file));
  }
}

function keepPrevious(file: string): void {
  try {
    renameSync(file, `${file}.previous`);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

/** Returns the last lines of a log, of JSON lines the message, to show when its writer has failed. */
export function logTail(file: string | undefined, lines = TAIL_LINES): string[] {
  if (file === undefined) return [];
  const all = readFileSync(file, 'utf8').split('\n');
  return all
    .filter((line) => line.trim() !== '')
    .slice(-lines)
    .map(messageOf);
}

function messageOf(line: string): string {
  const [, json] = /"(?:msg|message)":("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
  return json === undefined ? line : String(JSON.parse(json));
}
