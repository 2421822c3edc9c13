import { FiguresScreen } from '@/features/figures/components/figures-screen';

/** `/dashboard/figures` */
export default function Figures() {
  return <FiguresScreen />;
}
