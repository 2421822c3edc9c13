import { toast } from 'stock-admin/toast';
import Message, { type MessageType } from 'stock-admin/message';
import { keepWords, takeWords, tellBy } from './refused-words';

export { keepWords };

const MIN_MS = 3000;
/** Slow readers take this long for a character. */
const MS_PER_CHARACTER = 80;

/**
 * Shows a message for as long as it takes to read it. One about a failure has the words of the server:
 * some pages have their own guess, such as “There is already an active order edit”.
 */
export function notify(title: string, message: string, type: MessageType): void {
  const words = type === 'error' ? takeWords(message) : message;
  toast.custom(
    (shown) => (
      <div role={type === 'error' ? 'alert' : 'status'}>
        <Message toast={shown} type={type} title={title} message={words} />
      </div>
    ),
    {
      position: 'top-right',
      duration: Math.max(MIN_MS, words.length * MS_PER_CHARACTER),
    },
  );
}

tellBy((words) => notify('Error', words, 'error'));

/** Takes the place of the stock admin's hook of this kind. */
const useNotification = (): typeof notify => notify;

export default useNotification;
