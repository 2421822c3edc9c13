import { MAX_WEBHOOKS } from '@harrow/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryList } from '@/components/ui/query-list';
import { messages } from '@/messages';
import { useWebhooks } from '../api/webhooks';
import { SecretDialog } from './secret-dialog';
import { WebhookDialog } from './webhook-dialog';
import { WebhookPart } from './webhook-part';

const words = messages.webhooks;

/** The addresses that get messages, each with its last messages and its actions. */
export function WebhookList() {
  const query = useWebhooks();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const count = query.data?.length ?? 0;
  return (
    <div className="grid grid-cols-1 gap-10">
      <QueryList
        query={query}
        loading={words.loading}
        errorTitle={words.errorTitle}
        empty={<EmptyState {...words.empty} />}
      >
        {(webhooks) =>
          webhooks.map((webhook) => (
            <WebhookPart key={webhook._id} webhook={webhook} onSecret={setSecret} />
          ))
        }
      </QueryList>
      {query.data && (
        <div>
          {count < MAX_WEBHOOKS ? (
            <Button
              variant={count === 0 ? 'primary' : 'ghost'}
              size="small"
              aria-haspopup="dialog"
              onClick={() => setAdding(true)}
            >
              <Plus aria-hidden className="size-4" />
              {words.add}
            </Button>
          ) : (
            <p className="text-muted">{words.tooMany}</p>
          )}
        </div>
      )}
      {isAdding && <WebhookDialog onClose={() => setAdding(false)} onSecret={setSecret} />}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </div>
  );
}
