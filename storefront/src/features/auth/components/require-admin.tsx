import { Guard } from './guard';

/** A layout route: its pages are for admins. Anyone else is signed out and sent to the login. */
export default function RequireAdmin() {
  return <Guard needsAdmin />;
}
