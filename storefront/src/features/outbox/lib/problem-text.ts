import { messages } from '@/messages';

const words = messages.outbox.problems;

/** The codes of the mail server, the receiver and the shop, from the most specific on. */
const PROBLEMS: readonly [code: RegExp, text: string][] = [
  [/^EAUTH\b/, words.login],
  [/^http_4/, words.refusedByReceiver],
  [/^http_/, words.receiverFailed],
  [/\b5\d\d$/, words.refusedByMailServer],
  [/\b4\d\d$/, words.mailServerWaits],
  [/^(E(CONN|TIMEDOUT|SOCKET|DNS|HOST|NET|AI_)|UND_ERR|TimeoutError)/, words.unreachable],
  [/^(timeout|connection_(refused|lost)|not_reachable|name_not_found)$/, words.unreachable],
  [/^certificate$/, words.certificate],
  [/^wrong_answer$/, words.wrongAnswer],
  [/^secret_not_readable$/, words.noSecret],
  [/^webhook_ended$/, words.webhookEnded],
  [/^inside_network$/, words.insideNetwork],
  [/^process_ended$/, words.processEnded],
  [/_gone$/, words.gone],
];

/** Returns the text for a problem code; null for an unknown code. */
export const problemText = (problem: string): string | null =>
  PROBLEMS.find(([code]) => code.test(problem))?.[1] ?? null;
