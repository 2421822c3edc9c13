import { Suspense } from 'react';
import { loadable } from '@/lib/loadable';
import type { RefusedSerialProps } from './refused-serial';

const Notice = loadable(() => import('./refused-serial'));

/** Says that a serial number is not one of the machine. Loaded separately, because few pages show it. */
export const RefusedSerial = (props: RefusedSerialProps) => (
  <Suspense>
    <Notice {...props} />
  </Suspense>
);
