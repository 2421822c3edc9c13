/**
 * Returns the address that authenticator apps read as a QR code, in Google's format of keys. The shop and the email
 * name the account in the list of the app.
 */
export function appAddress(secret: string, shop: string, email: string): string {
  const [issuer, account] = [shop, email].map(encodeURIComponent);
  return `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}`;
}
