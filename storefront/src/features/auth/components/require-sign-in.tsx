import { Guard } from './guard';

/** A layout route: its pages are for whoever is signed in. */
export function RequireSignIn() {
  return <Guard />;
}
