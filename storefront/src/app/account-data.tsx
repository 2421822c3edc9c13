import { Suspense } from 'react';
import AccountList from '@/features/list/components/account-list';
import { loadable } from '@/lib/loadable';
import { hasDeviceMachines } from '@/lib/own-machines/may-have-machines';

// the machines stay on this device if it fails to load
const AccountMachines = loadable(() =>
  import('@/features/my-machines/components/account-machines').catch(() => ({
    default: () => null,
  })),
);

/** Brings the account that is logged in what this browser keeps for it; shows nothing. */
export default function AccountData({ email }: { email: string }) {
  return (
    <>
      <AccountList email={email} />
      <Suspense>{hasDeviceMachines() && <AccountMachines email={email} />}</Suspense>
    </>
  );
}
