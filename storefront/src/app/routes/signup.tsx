import { AuthSheet, OtherWay } from '@/features/auth/components/auth-sheet';
import { SignupForm } from '@/features/auth/components/signup-form';
import { messages } from '@/messages';

const auth = messages.auth;

/** `/signup` */
export default function Signup() {
  return (
    <AuthSheet
      title={auth.signupTitle}
      lead={auth.signupLead}
      picture="/pictures/products/combine-harvester.svg"
    >
      <SignupForm />
      <OtherWay question={auth.toLoginQuestion} to="/login" label={auth.toLogin} />
    </AuthSheet>
  );
}
