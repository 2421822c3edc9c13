import type { Webhook } from '@harrow/contract';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DeskSection } from '@/components/desk/section';
import { State } from '@/components/desk/state';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showError } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { formatLocalDate, formatMoment } from '@/lib/format/date';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { failure, useBeginWebhook, useChangeSecret, useDeleteWebhook } from '../api/webhooks';
import { Deliveries } from './deliveries';
import { WebhookDialog } from './webhook-dialog';

const words = messages.webhooks;

interface WebhookPartProps {
  webhook: Webhook;
  /** Called with a new secret, to show it once. */
  onSecret: (secret: string) => void;
}

/** An address that gets messages: its events, its secret and its last messages. */
export function WebhookPart({ webhook, onSecret }: WebhookPartProps) {
  const { url, events, endedAt } = webhook;
  return (
    <DeskSection
      title={isolate(url)}
      className="min-w-0 [&_h2]:wrap-anywhere"
      aside={<Actions webhook={webhook} onSecret={onSecret} />}
    >
      {endedAt !== null && <Ended webhook={webhook} />}
      <dl>
        <Term name={words.events}>
          <ul className="flex flex-wrap gap-2">
            {events.map((event) => (
              <li
                key={event}
                className="figure rounded-control border border-edge px-2 py-0.5 text-sm"
              >
                {event}
              </li>
            ))}
          </ul>
        </Term>
        <Term name={words.secret}>
          {words.secretSince(formatLocalDate(webhook.secretChangedAt))}
          {webhook.formerSecretUntil && (
            <span className="block text-sm text-muted">
              {words.formerUntil(formatMoment(webhook.formerSecretUntil))}
            </span>
          )}
        </Term>
      </dl>
      <Deliveries webhook={webhook} />
    </DeskSection>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[6rem_1fr]">
      <dt className="label pt-0.5">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Ended({ webhook: { _id, endedAt, url } }: { webhook: Webhook }) {
  const begin = useBeginWebhook();
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line py-3">
      <p className="grow">{endedAt && words.endedText(formatLocalDate(endedAt))}</p>
      <Button
        size="small"
        variant="ghost"
        aria-description={url}
        pending={begin.pending}
        onClick={() => void begin.run(_id)}
      >
        {words.begin}
      </Button>
    </div>
  );
}

type Asked = 'edit' | 'secret' | 'delete' | null;

function Actions({ webhook, onSecret }: WebhookPartProps) {
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const isOn = webhook.endedAt === null;
  const shared = {
    size: 'row',
    variant: 'tool',
    'aria-haspopup': 'dialog',
    'aria-description': webhook.url,
  } as const;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <State icon={isOn ? CircleCheck : CircleX} tone={isOn ? 'done' : 'due'}>
        {isOn ? words.on : words.ended}
      </State>
      <Button {...shared} onClick={() => setAsked('edit')}>
        {words.edit}
      </Button>
      <Button {...shared} onClick={() => setAsked('secret')}>
        {words.changeSecret}
      </Button>
      <Button {...shared} onClick={() => setAsked('delete')}>
        {words.remove}
      </Button>
      {asked === 'edit' && <WebhookDialog webhook={webhook} onClose={close} />}
      {asked === 'secret' && <AskSecret id={webhook._id} onClose={close} onSecret={onSecret} />}
      {asked === 'delete' && <AskDelete webhook={webhook} onClose={close} />}
    </div>
  );
}

interface AskSecretProps {
  id: string;
  onClose: () => void;
  onSecret: (secret: string) => void;
}

function AskSecret({ id, onClose, onSecret }: AskSecretProps) {
  const change = useChangeSecret();
  const { run, pending } = useAction(async () => {
    try {
      onSecret(await change(id));
    } catch (error) {
      showError(failure(error));
    }
    onClose();
  });
  return (
    <ConfirmDialog
      title={words.changeTitle}
      isOpen
      confirmLabel={words.changeSecret}
      pending={pending}
      pendingLabel={words.changing}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      {words.changeText}
    </ConfirmDialog>
  );
}

function AskDelete({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const remove = useDeleteWebhook();
  return (
    <ConfirmDialog
      title={words.removeTitle}
      isOpen
      confirmLabel={words.remove}
      pending={remove.pending}
      pendingLabel={words.removing}
      onConfirm={() => void remove.run(webhook._id).then(onClose)}
      onCancel={onClose}
    >
      <span className="wrap-anywhere">{words.removeText(isolate(webhook.url))}</span>
    </ConfirmDialog>
  );
}
