import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { messages } from '@/messages';
import './toastify.css';

const SHOWN_MS = 5000;

/**
 * The container stands beside the application, so that a message outlives the page that raised it,
 * and marks itself as standing above dialogs, so that these do not hide it from screen readers.
 */
function mountContainer(): void {
  const host = document.createElement('div');
  host.dataset.reactAriaTopLayer = 'true';
  document.body.append(host);
  createRoot(host).render(
    <ToastContainer
      position="top-right"
      autoClose={SHOWN_MS}
      pauseOnHover
      hideProgressBar
      closeOnClick={false}
      aria-label={messages.ui.notifications}
    />,
  );
}

let mounted = false;

/** Shows a message. The first one brings its container. */
export function raiseToast(kind: 'success' | 'error', message: string, detail?: ReactNode): void {
  if (!mounted) mountContainer();
  mounted = true;
  const Icon = kind === 'success' ? CircleCheck : TriangleAlert;
  toast[kind](
    <div>
      <p className="font-semibold">{message}</p>
      {detail && <div className="text-sm">{detail}</div>}
    </div>,
    {
      // The same words twice at once are one message.
      toastId: `${kind}:${message}:${typeof detail === 'string' ? detail : ''}`,
      icon: (
        <Icon aria-hidden className={kind === 'success' ? 'text-leaf-text' : 'text-red-text'} />
      ),
    },
  );
}
