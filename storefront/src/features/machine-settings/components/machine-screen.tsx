import { BackLink } from '@/components/ui/back-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { QueryContent } from '@/components/ui/query-list';
import * as paths from '@/config/paths';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { useMachineProduct, type MachineProduct } from '../api/machine-settings';
import { MachineForm } from './machine-form';

const words = messages.machineSettings;

/** Makes the product with a handle a machine, or changes its settings. */
export function MachineScreen({ handle }: { handle: string }) {
  const query = useMachineProduct(handle);
  return (
    <>
      <BackLink to={paths.partsBooks}>{words.back}</BackLink>
      <QueryContent query={query} loading={words.loading} errorTitle={words.errorTitle}>
        {(product) =>
          product ? (
            <>
              <PageTitle {...headOf(product)} />
              <MachineForm handle={handle} product={product} />
            </>
          ) : (
            <EmptyState {...words.unknown} />
          )
        }
      </QueryContent>
    </>
  );
}

function headOf({ name, settings }: MachineProduct) {
  return settings
    ? { title: words.change(isolate(name)), lead: words.changeLead }
    : { title: words.make(isolate(name)), lead: words.makeLead };
}
