import { useLocation } from 'react-router-dom';
import * as paths from '@/config/paths';
import { AuthLink, AuthLinks, AuthSheet } from '@/features/auth/components/auth-sheet';
import { GuestOnly } from '@/features/auth/components/guest-only';
import { GoogleButton } from '@/features/auth/components/google-button';
import { SignupForm } from '@/features/auth/components/signup-form';
import { returnLocation } from '@/features/auth/lib/return-location';
import { WantedProduct } from '@/features/purchase/components/wanted-product';
import { messages } from '@/messages';

const auth = messages.auth;

/** `/signup` */
export default function Signup() {
  const state: unknown = useLocation().state;
  return (
    <GuestOnly>
      <AuthSheet
        title={auth.signupTitle}
        lead={auth.signupLead}
        picture="/pictures/products/combine-harvester.svg"
        above={<WantedProduct address={returnLocation(state)} />}
      >
        <SignupForm />
        <GoogleButton />
        <AuthLinks>
          <AuthLink question={auth.toLoginQuestion} to={paths.login} label={auth.toLogin} />
        </AuthLinks>
      </AuthSheet>
    </GuestOnly>
  );
}
