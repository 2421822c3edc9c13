import { useLocation } from 'react-router-dom';
import * as paths from '@/config/paths';
import { AccountTabs } from '@/features/auth/components/account-tabs';
import { AuthLink, AuthLinks, AuthSheet } from '@/features/auth/components/auth-sheet';
import { GuestOnly } from '@/features/auth/components/guest-only';
import { GoogleButton } from '@/features/auth/components/google-button';
import { LoginForm } from '@/features/auth/components/login-form';
import { SignupForm } from '@/features/auth/components/signup-form';
import { isNewBuyer, loginReason, returnLocation } from '@/features/auth/lib/return-location';
import { WantedProduct } from '@/features/purchase/components/wanted-product';
import { messages } from '@/messages';

const auth = messages.auth;

/** Returns the reason for the login if another page redirected here. */
function leadOf(state: unknown): string {
  const reason = loginReason(state);
  if (!reason) return returnLocation(state) === paths.home ? auth.loginLead : auth.loginReason;
  const { endedBy, kept } = reason;
  return auth.endedBy[endedBy](kept ? auth.keptTyped : '');
}

/** `/login`; after Buy Now it begins with the form for a new account. */
export default function Login() {
  const state: unknown = useLocation().state;
  return (
    <GuestOnly>
      {isNewBuyer(state) ? <NewBuyer state={state} /> : <LogIn state={state} />}
    </GuestOnly>
  );
}

function LogIn({ state }: { state: unknown }) {
  return (
    <AuthSheet
      title={auth.loginTitle}
      lead={leadOf(state)}
      picture="/pictures/products/row-crop-tractor.svg"
      above={<WantedProduct address={returnLocation(state)} />}
    >
      <LoginForm />
      <GoogleButton />
      <AuthLinks>
        <AuthLink question={auth.toResetQuestion} to={paths.resetPassword} label={auth.toReset} />
        <AuthLink question={auth.toSignupQuestion} to={paths.signup} label={auth.toSignup} />
      </AuthLinks>
    </AuthSheet>
  );
}

function NewBuyer({ state }: { state: unknown }) {
  return (
    <AuthSheet
      title={auth.signupTitle}
      lead={auth.buyerLead}
      picture="/pictures/products/row-crop-tractor.svg"
      above={
        <>
          <WantedProduct address={returnLocation(state)} />
          <AccountTabs current="signup" />
        </>
      }
    >
      <SignupForm />
      <GoogleButton />
    </AuthSheet>
  );
}
