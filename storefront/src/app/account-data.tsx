import { Suspense, useEffect } from 'react';
import { forgetOpened } from '@/features/field/lib/forget-opened';
import AccountList from '@/features/list/components/account-list';
import { loadable } from '@/lib/loadable';
import { hasDeviceMachines } from '@/lib/own-machines/may-have-machines';

// the machines stay on this device if it fails to load
const AccountMachines = loadable(() =>
  import('@/features/my-machines/components/account-machines').catch(() => ({
    default: () => null,
  })),
);

/** Forgets the figures of machines that the account has, once it has left. */
function forgetAfterwards(): void {
  if (!('caches' in window)) return;
  forgetOpened().catch((error: unknown) => console.warn('Opened figures are still kept.', error));
}

/** Brings the account that is logged in what this browser keeps for it; shows nothing. */
export default function AccountData({ email }: { email: string }) {
  useEffect(() => forgetAfterwards, [email]);
  return (
    <>
      <AccountList email={email} />
      <Suspense>{hasDeviceMachines() && <AccountMachines email={email} />}</Suspense>
    </>
  );
}
