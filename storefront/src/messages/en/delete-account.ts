import { invoiceKeptYears } from '@/config/invoice-kept-years';

/** Texts of the dialog for deleting an account, a short form of the privacy page. */
export const deleteAccountMessages = {
  title: 'Delete your account?',
  lead: 'This cannot be undone.',
  consequences: [
    'Your account, profile, pictures, lists and the products that you wait for are deleted, and you cannot log in any more.',
    'Orders that you have not paid are canceled.',
    'Your reviews stay, under the name “A customer”.',
    `Orders that you have paid, and their invoices, are kept for ${invoiceKeptYears} years after the year of the payment, because tax law asks for it. Then your name and address are taken off.`,
  ],
  privacy: 'Everything in detail is on the page about privacy.',
  email: 'Type your email address to confirm',
  emailRequired: 'Type your email address.',
  emailWrong: 'This is not the email address of your account.',
  confirm: 'Delete account',
  pending: 'Deleting…',
  signInAgain: 'Log in once more to show that it is you. What you typed is kept.',
  done: 'Your account has been deleted',
  doneDetail: 'You are logged out. What must be kept by law is on the page about privacy.',
  whenUnknown:
    'We do not know whether your account was deleted, because no answer came. Try again: it is not deleted twice.',
};
