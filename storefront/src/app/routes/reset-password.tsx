import { AuthSheet, OtherWay, OtherWays } from '@/features/auth/components/auth-sheet';
import { ResetForm } from '@/features/auth/components/reset-form';
import { messages } from '@/messages';

const auth = messages.auth;

/** `/resetpass` */
export default function ResetPassword() {
  return (
    <AuthSheet
      title={auth.resetTitle}
      lead={auth.resetLead}
      picture="/pictures/products/spring-tine.svg"
    >
      <ResetForm />
      <OtherWays>
        <OtherWay question={auth.backToLoginQuestion} to="/login" label={auth.toLogin} />
      </OtherWays>
    </AuthSheet>
  );
}
