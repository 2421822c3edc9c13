import { SECOND_FACTOR_HOURS } from '@harrow/contract';
import { Button } from '@/components/ui/button';
import { sessionStore } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { enterCode } from '../api/second-factor';
import { CodeForm } from './code-form';

const words = messages.secondFactor;

/** Asks a member of staff for the code of the second factor, before the page that they opened. */
export function SecondFactorPrompt({ onPassed }: { onPassed: () => Promise<unknown> }) {
  return (
    <div className="wrap grid min-h-[80vh] place-items-center py-12">
      <div className="grid w-full max-w-md gap-5">
        <h1 className="heading text-3xl">{words.ask}</h1>
        <p className="text-muted text-pretty">{words.askText(SECOND_FACTOR_HOURS)}</p>
        <CodeForm
          submitLabel={words.pass}
          workingLabel={words.passing}
          onSubmit={async (code) => {
            const outcome = await enterCode(code);
            if (outcome.ok) await onPassed();
            return outcome;
          }}
        />
        <Button variant="ghost" onClick={() => void sessionStore.signOut()}>
          {words.signOut}
        </Button>
      </div>
    </div>
  );
}
