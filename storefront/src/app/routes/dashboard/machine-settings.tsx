import { useParams } from 'react-router-dom';
import { MachineScreen } from '@/features/machine-settings/components/machine-screen';

/** `/dashboard/machines/:handle` */
export default function MachineSettings() {
  const { handle = '' } = useParams();
  return <MachineScreen key={handle} handle={handle} />;
}
