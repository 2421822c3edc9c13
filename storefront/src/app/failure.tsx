import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { LoadError } from '@/lib/loadable';
import { failureMessages as words } from '@/messages/en/failures';
import type { FailureProps } from './load-failure';
import { isReachable, reloadOnce } from './recovery';

/** Stands in the place of a page that broke, or whose code could not be downloaded. */
export default function Failure({ error, ...props }: FailureProps) {
  if (error instanceof LoadError) return <NotLoaded {...props} />;
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

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Tries again by itself as soon as the shop can be reached. */
function NotLoaded({ retries, onRetry }: Omit<FailureProps, 'error'>) {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const recover = useCallback(
    async (reload: () => void) => {
      if (!(await isReachable())) return;
      // In place first. Some browsers remember a failed download for as long as the document lives,
      // and after a new version of the shop the old files are gone: only the next document helps.
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
