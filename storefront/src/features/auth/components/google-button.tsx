import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useAction } from '@/components/ui/use-action';
import { messages } from '@/messages';
import { prepareGoogle } from '../api/identity';
import { continueWithGoogle } from '../lib/enter';
import { FormError } from './form-error';
import { GoogleMark } from './google-mark';

const auth = messages.auth;

/** Below a form: the way in by Google's own window. On success the session changes. */
export function GoogleButton() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    prepareGoogle().catch((error: unknown) => console.warn('The press will load it.', error));
  }, []);
  const press = useAction(async () => {
    setMessage('');
    const outcome = await continueWithGoogle();
    if (!outcome.ok) setMessage(outcome.message);
  });
  return (
    <>
      <p className="label my-5 flex items-center gap-4 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {auth.or}
      </p>
      <FormError message={message} />
      <Button
        variant="ghost"
        className="w-full"
        pending={press.pending}
        pendingLabel={auth.googleWorking}
        onClick={() => void press.run()}
      >
        <GoogleMark />
        {auth.google}
      </Button>
    </>
  );
}
