import { Guard } from './guard';

/** A layout route: its pages are for whoever is signed in. */
export default function RequireSignIn() {
  return <Guard />;
}
