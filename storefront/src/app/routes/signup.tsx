import { AuthSheet, OtherWay, OtherWays } from '@/features/auth/components/auth-sheet';
import { Entrance } from '@/features/auth/components/entrance';
import { GoogleButton } from '@/features/auth/components/google-button';
import { SignupForm } from '@/features/auth/components/signup-form';
import { messages } from '@/messages';

const auth = messages.auth;

/** `/signup` */
export default function Signup() {
  return (
    <Entrance>
      <AuthSheet
        title={auth.signupTitle}
        lead={auth.signupLead}
        picture="/pictures/products/combine-harvester.svg"
      >
        <SignupForm />
        <GoogleButton />
        <OtherWays>
          <OtherWay question={auth.toLoginQuestion} to="/login" label={auth.toLogin} />
        </OtherWays>
      </AuthSheet>
    </Entrance>
  );
}
