import { useEffect } from 'react';
import { listStore } from '@/lib/list/list-store';
import { sessionStore } from '@/lib/session/session-store';
import { readOwnList, writeOwnList } from '../api/account-list';
import { adoptVisitorsList, forgetList, isChanged, syncList } from '../lib/list-sync';

/** Presses follow each other quickly; they are saved together. */
const SAVE_AFTER_MS = 800;
/** After a failure. */
const RETRY_MS = 30_000;

const account = { read: readOwnList, write: writeOwnList };

/**
 * Keeps the list of an account the same in this browser and at the server, until the function that it
 * returns is called: after the login, after changes here, and whenever the window comes back into view.
 */
function keepInSync(email: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const end = new AbortController();
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = end.signal.aborted ? undefined : setTimeout(sync, ms);
  };
  const run = async () => {
    try {
      await syncList(email, account, end.signal);
      // what was changed while it was being saved
      if (isChanged(email)) schedule(SAVE_AFTER_MS);
    } catch (error) {
      console.warn('The list could not be saved on the account yet.', error);
      schedule(RETRY_MS);
    }
    running = null;
  };
  const sync = () => {
    if (running) schedule(SAVE_AFTER_MS);
    else running = run();
  };
  const follow = () => {
    // the running sync checks for changes itself
    if (!running && isChanged(email)) schedule(SAVE_AFTER_MS);
  };
  const comeBack = () => {
    if (document.visibilityState === 'visible') sync();
  };
  adoptVisitorsList(email);
  sync();
  const unfollow = listStore.subscribe(follow);
  document.addEventListener('visibilitychange', comeBack);
  window.addEventListener('online', sync);
  return () => {
    end.abort();
    clearTimeout(timer);
    unfollow();
    document.removeEventListener('visibilitychange', comeBack);
    window.removeEventListener('online', sync);
    // someone else may use this screen next
    if (sessionStore.get().user?.email !== email) forgetList(email);
  };
}

/** Keeps the list of the account that is logged in; shows nothing. */
export default function AccountList({ email }: { email: string }) {
  useEffect(() => keepInSync(email), [email]);
  return null;
}
