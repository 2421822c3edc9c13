import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { watchConnection } from '@/lib/connection';
import { LoadError } from '@/lib/loadable';
import { failureMessages as words } from '@/messages/en/failures';
import { reportBrowserError } from './failure-reports';

// a part of this page's chunk, which every page loads while it is idle
export { watchErrors } from './failure-reports';

export interface FailureProps {
  /** The error that the page has thrown. */
  error: unknown;
  retries: number;
  onRetry: () => void;
}

/** Replaces a page that crashed, or whose code could not be downloaded. */
export default function Failure({ error, ...props }: FailureProps) {
  const isLoadError = error instanceof LoadError;
  useEffect(() => {
    if (!isLoadError) reportBrowserError('crash', error);
  }, [isLoadError, error]);
  if (isLoadError) return <NotLoaded {...props} />;
  return (
    <Notice title={words.crashTitle} text={words.crashHint}>
      <Button onClick={() => window.location.reload()}>{words.crashReload}</Button>
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Notice({ title, text, children }: NoticeProps) {
  useDocumentTitle(title);
  return (
    <div role="alert" className="wrap grid justify-items-start gap-3 py-24">
      <h1 className="heading text-4xl">{title}</h1>
      <p className="text-muted">{text}</p>
      <div className="mt-3">{children}</div>
    </div>
  );
}

/** Retries automatically as soon as the shop can be reached. */
function NotLoaded({ retries, onRetry }: Omit<FailureProps, 'error'>) {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const recover = useCallback(
    async (reload: () => void) => {
      if (!(await isReachable())) return;
      // First retry without a reload. That may fail: some browsers cache a failed download for the
      // lifetime of the document, and a new version of the shop removes the old files.
      if (retries === 0) onRetry();
      else reload();
    },
    [retries, onRetry],
  );
  useEffect(() => {
    if (isOnline) void recover(reloadOnce);
  }, [isOnline, recover]);
  const tryAgain = useAction(() => recover(() => window.location.reload()));

  const title = isOnline ? words.notLoadedTitle : words.offlineTitle;
  return (
    <Notice title={title} text={isOnline ? words.notLoaded : words.offline}>
      <Button
        pending={tryAgain.pending}
        pendingLabel={words.retrying}
        onClick={() => void tryAgain.run()}
      >
        {words.retry}
      </Button>
    </Notice>
  );
}

const RELOADED_KEY = 'reloadedAt';
/** The minimum time between two automatic reloads, so that a failing page does not reload forever. */
const RELOAD_INTERVAL_MS = 30_000;

/** Tells whether the shop's server responds; `navigator.onLine` may be wrong. */
async function isReachable(): Promise<boolean> {
  try {
    const address = `${window.location.origin}/`;
    const { ok } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}

/** Reloads the page, unless it was reloaded just now. Form drafts are kept. */
function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(RELOADED_KEY));
  if (Date.now() - last < RELOAD_INTERVAL_MS) return;
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  window.location.reload();
}
