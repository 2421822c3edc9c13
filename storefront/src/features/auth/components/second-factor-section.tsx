import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { QueryError } from '@/components/ui/error-state';
import { showError, showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { formatLocalDate } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/numbers';
import { describeError, toApiError } from '@/lib/http/api-error';
import { loadable } from '@/lib/loadable';
import { useSession } from '@/lib/session/session-store';
import { useShop } from '@/lib/shop';
import { messages } from '@/messages';
import {
  beginSetup,
  secondFactorKey,
  turnOff,
  turnOn,
  useSecondFactor,
} from '../api/second-factor';
import { appAddress } from '../lib/app-address';
import { CodeForm } from './code-form';

const words = messages.secondFactor;

const QrCode = loadable(() => import('@/components/ui/qr-code'));

/** The second factor of a member of staff: sets it up, shows its recovery codes once, and turns it off. */
export function SecondFactorSection() {
  const query = useSecondFactor();
  const { data, error } = query;
  if (!data && !error) return null;
  return (
    <section className="screen-only mt-6 grid gap-5 rounded-card border border-line bg-card p-6 sm:p-8">
      <h2 className="heading text-2xl">{words.title}</h2>
      {data ? (
        <Content since={data.since} codes={data.recoveryCodes} />
      ) : (
        <QueryError title={words.errorTitle} query={query} />
      )}
    </section>
  );
}

/** The view of the section: the state on the server, or a step of a change. */
type Step =
  | { name: 'state' }
  | { name: 'setup'; secret: string }
  | { name: 'codes'; codes: readonly string[] }
  | { name: 'off' };

function Content({ since, codes }: { since: string | null; codes: number }) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'state' });
  const reload = () => queryClient.invalidateQueries({ queryKey: secondFactorKey });
  const close = () => setStep({ name: 'state' });
  const begin = useAction(async () => {
    try {
      setStep({ name: 'setup', ...(await beginSetup()) });
    } catch (error) {
      const { code } = toApiError(error);
      showError(code === 'recent_sign_in_required' ? words.signInAgain : describeError(error));
    }
  });
  switch (step.name) {
    case 'setup':
      return (
        <Setup
          secret={step.secret}
          onCancel={close}
          onDone={(recoveryCodes) => {
            setStep({ name: 'codes', codes: recoveryCodes });
            showSuccess(words.turnedOn);
            void reload();
          }}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} onKept={close} />;
    case 'off':
      return (
        <WithCancel onCancel={close}>
          <CodeForm
            submitLabel={words.turnOff}
            workingLabel={words.turningOff}
            onSubmit={async (code) => {
              const outcome = await turnOff(code);
              if (outcome.ok) {
                showSuccess(words.turnedOff);
                await reload();
                close();
              }
              return outcome;
            }}
          />
        </WithCancel>
      );
    case 'state':
      return (
        <>
          <p className="max-w-prose text-muted text-pretty">
            {since ? words.on(formatLocalDate(since), formatNumber(codes)) : words.off}
          </p>
          <div>
            {since ? (
              <Button variant="ghost" onClick={() => setStep({ name: 'off' })}>
                {words.turnOff}
              </Button>
            ) : (
              <Button
                variant="ghost"
                pending={begin.pending}
                pendingLabel={words.beginning}
                onClick={() => void begin.run()}
              >
                {words.begin}
              </Button>
            )}
          </div>
        </>
      );
  }
}

interface SetupProps {
  secret: string;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

function Setup({ secret, onDone, onCancel }: SetupProps) {
  const { name } = useShop();
  const { user } = useSession();
  return (
    <WithCancel onCancel={onCancel}>
      <p className="max-w-prose text-pretty">{words.scan}</p>
      <div className="size-48">
        <Suspense>
          <QrCode address={appAddress(secret, name, user?.email ?? '')} label={words.qr} />
        </Suspense>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{words.key}</span>
        <code className="wrap-anywhere">{secret}</code>
        <CopyButton text={secret} label={words.copyKey} />
      </p>
      <CodeForm
        submitLabel={words.confirm}
        workingLabel={words.confirming}
        onSubmit={async (code) => {
          const outcome = await turnOn(code);
          if (outcome.ok) onDone(outcome.result);
          return outcome;
        }}
      />
    </WithCancel>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h3 className="text-lg font-semibold">{words.recoveryTitle}</h3>
      <p className="max-w-prose text-pretty">{words.recoveryText}</p>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code.replace(/^.{5}/, '$&-')}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={words.copyRecovery} />
      <Button onClick={onKept}>{words.kept}</Button>
    </div>
  );
}

const WithCancel = ({
  onCancel,
  children,
}: {
  onCancel: () => void;
  children: React.ReactNode;
}) => (
  <div className="grid max-w-md gap-4">
    {children}
    <Button variant="ghost" onClick={onCancel}>
      {words.cancel}
    </Button>
  </div>
);
