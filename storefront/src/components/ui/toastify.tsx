import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { messages } from '@/messages';
import './toastify.css';

const AUTO_CLOSE_MS = 5000;

/** A message that can be undone stays as long as it takes to read it and to change one's mind. */
const UNDO_MS = 10_000;

const fade = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false });

/**
 * Mounts the container outside the application, so that a toast outlives the page that shows it. The
 * container is marked as a top layer, so that dialogs do not hide it from screen readers.
 */
function mountContainer(): void {
  const host = document.createElement('div');
  host.dataset.reactAriaTopLayer = 'true';
  document.body.append(host);
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      transition={fade}
      pauseOnHover
      hideProgressBar
      closeOnClick={false}
      aria-label={messages.ui.notifications}
    />,
  );
}

/** The number of toasts with that button; each has another id. */
let undone = 0;

/** Says what was done, with a button that undoes it. The same can be done, and undone, twice. */
export function raiseUndo(message: string, label: string, undo: () => void): void {
  undone += 1;
  const toastId = `undo:${undone}`;
  const press = () => {
    toast.dismiss(toastId);
    undo();
  };
  const button = (
    <button type="button" onClick={press}>
      {label}
    </button>
  );
  raiseToast('success', message, button, { autoClose: UNDO_MS, toastId });
}

/** Takes all such messages off the screen. */
export function dismissUndos(): void {
  for (let id = 1; id <= undone; id += 1) toast.dismiss(`undo:${id}`);
}

let mounted = false;

/** Shows a toast. The first one mounts the container. */
export function raiseToast(
  kind: 'success' | 'error',
  message: string,
  detail?: ReactNode,
  {
    autoClose = AUTO_CLOSE_MS,
    // Do not show the same message twice at once.
    toastId = `${kind}:${message}:${typeof detail === 'string' ? detail : ''}`,
  } = {},
): void {
  if (!mounted) mountContainer();
  mounted = true;
  const Icon = kind === 'success' ? CircleCheck : TriangleAlert;
  toast[kind](
    <div>
      <p className="font-semibold">{message}</p>
      {detail && <div className="text-sm">{detail}</div>}
    </div>,
    {
      autoClose,
      toastId,
      icon: (
        <Icon aria-hidden className={kind === 'success' ? 'text-leaf-text' : 'text-red-text'} />
      ),
    },
  );
}
