import { MAX_WATCHES } from '@harrow/contract';

/** Texts about waiting for a sold-out product. */
export const watchMessages = {
  ask: 'E-Mail, sobald es wieder da ist',
  takeBack: 'Keine E-Mail mehr',
  watched: (email: string) => `Wir senden eine E-Mail an ${email}, sobald es wieder auf Lager ist.`,
  needsVerifying:
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Dann können wir Ihnen schreiben, sobald es wieder auf Lager ist.',
  tooMany: `Sie warten schon auf ${MAX_WATCHES} Produkte. Streichen Sie zuerst eines davon.`,
};
