import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import * as paths from '@/config/paths';
import { useMachinesBySerial } from '@/features/machines/api/machines';
import { MachinesScreen } from '@/features/machines/components/machines-screen';
import { machinesAddressOf } from '@/features/machines/lib/machines-address';
import { KeepMachine, OwnMachines } from '@/features/my-machines/components/later';
import { messages } from '@/messages';

/** `/machines?serial=&q=&category=`, and `/m/:serial`, which leads on if one machine has the number. */
export default function Machines() {
  const { serial } = useParams();
  const [search] = useSearchParams();
  const { data } = useMachinesBySerial(serial);
  useDocumentTitle(messages.partsBook.title);
  const [machine, another] = data?.matches ?? [];
  if (machine && !another) {
    return <Navigate to={paths.forSerial(paths.machine(machine.handle), serial)} replace />;
  }
  return (
    <MachinesScreen
      address={machinesAddressOf(search, serial)}
      own={<OwnMachines />}
      keep={(found, number) => <KeepMachine machine={found} serial={number} />}
    />
  );
}
