import { useParams } from 'react-router-dom';
import { SettingsScreen } from '@/features/shop-settings/components/settings-screen';

/** `/dashboard/settings` and `/dashboard/settings/:section` */
export default function Settings() {
  const { section = 'maker' } = useParams();
  return <SettingsScreen section={section} />;
}
