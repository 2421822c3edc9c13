import { retention } from '@harrow/contract';
import { invoiceKeptYears } from '@/config/invoice-kept-years';
import { maker } from '@/config/maker';
import { settings } from '@/config/settings';
import { shownMaker } from '@/config/shown-maker';
import * as paths from '@/config/paths';
import { promises } from './promises';

/** A page about how the maker does business; `path` is its address. */
export interface MakerPage {
  path: string;
  title: string;
  /** For search results, and the lead of the page. */
  lead: string;
  /** The words that people type to find it, beside its title. */
  topics: string;
  sections: readonly { heading: string; text: readonly string[] }[];
}

const { name, phone, hours, shipsFrom, street, city } = maker;
const call = `Call ${phone.shown}, ${hours}.`;

/** They are about the demonstration: have yours checked by a lawyer. */
const pages: readonly MakerPage[] = [
  {
    path: paths.delivery,
    title: 'Delivery',
    lead: `Orders leave ${shipsFrom} within ${promises.shipsIn}, with ${promises.freeDelivery} states.`,
    topics:
      'deliver shipping shipment freight carrier parcel pallet tracking pickup Versand Lieferung livraison envío entrega',
    sections: [
      {
        heading: 'When an order leaves',
        text: [
          `The days are counted from the payment: from the same day if it comes before ${promises.cutoff} in ${shipsFrom}, and from the next working day otherwise. Saturdays, Sundays and federal holidays are not working days. The page of a product shows the date.`,
        ],
      },
      {
        heading: 'Parts',
        text: [
          'Parts go by parcel or, from 150 lb (68 kg), on a pallet. Where the carrier gives a tracking number, it is on the page of your order.',
        ],
      },
      {
        heading: 'Machines',
        text: [
          'Machines go on a low loader, ready to hitch, greased and filled. The driver calls you the day before and needs firm ground and a loader or a ramp at your yard.',
          `You can also collect a machine at ${street}, ${city}. ${call}`,
        ],
      },
      {
        heading: 'If something is missing or damaged',
        text: [
          `Write it on the delivery note before you sign, take a picture, and call us ${promises.complaint}. We send what is missing the same day if it is in stock.`,
        ],
      },
    ],
  },
  {
    path: paths.returns,
    title: 'Returns',
    lead: 'Unused parts and machines come back within 30 days, for the full price.',
    topics: 'refund money back exchange cancel cancellation Rückgabe Rücksendung retour devolución',
    sections: [
      {
        heading: 'Before you pay',
        text: [
          'Cancel an unpaid order yourself in My Orders. An order that is not paid in time is canceled by the shop, and its pieces go back on sale.',
        ],
      },
      {
        heading: 'After delivery',
        text: [
          `Call ${phone.shown} for a return number and put it on the box. Parts must be unused and in their packaging, machines must not have been in the field.`,
          `We pay the money back to the card that you paid with, within five working days after the goods have arrived. It reaches the card in ${promises.refundOnCard}. You pay for the way back unless we sent the wrong thing.`,
        ],
      },
    ],
  },
  {
    path: paths.warranty,
    title: 'Warranty',
    lead: 'Two years on every machine, one year on every part, against faults in material and work.',
    topics: 'guarantee claim broken defect repair Garantie Gewährleistung garantía',
    sections: [
      {
        heading: 'What is covered',
        text: [
          'Frames, gearboxes, hydraulics, electrics and everything else that breaks although it was used as the manual says. We repair it, replace it or pay for the repair at your dealer, after you have called us.',
        ],
      },
      {
        heading: 'What is not',
        text: [
          'Parts that wear: points, discs, belts, tires, filters and nozzles, unless they fail before they could have worn. Damage by stones, wire, or work without a guard is not covered either.',
        ],
      },
      {
        heading: 'How to claim',
        text: [
          `Have the number of your order at hand: it is on its page in the shop and on the invoice. ${call}`,
        ],
      },
    ],
  },
  {
    path: paths.terms,
    title: 'Terms',
    lead: `The rules of buying from ${name} in this shop.`,
    topics:
      'conditions contract payment payments card invoice tax law Zahlung Rechnung AGB paiement facture pago factura',
    sections: [
      {
        heading: 'The contract',
        text: [
          'Your order is an offer at the price that is shown when you confirm it. It binds both sides when you have paid. The shop takes the pieces out of its stock while your order waits for the payment.',
        ],
      },
      {
        heading: 'Prices and payment',
        text: [
          `You pay what the order says. ${promises.wholePrice} You pay by card; we never see the number of your card.`,
        ],
      },
      {
        heading: 'Reviews',
        text: [
          'What you write is shown under the name of your account. A review is marked as one of a verified buyer if its author has paid for the product here.',
        ],
      },
      {
        heading: 'Law',
        text: [
          settings.demonstration
            ? 'The law of the state of Iowa applies. This is a demonstration: nothing is sold here.'
            : 'The law of the state of Iowa applies.',
        ],
      },
    ],
  },
  {
    path: paths.privacy,
    title: 'Privacy',
    lead: 'What the shop knows about you, why, and for how long.',
    topics:
      'data cookies personal account delete erase download Datenschutz löschen confidentialité privacidad',
    sections: [
      {
        heading: 'What is stored',
        text: [
          'Your email address and name, your profile if you fill it in, and your orders with the phone number and address that you gave. Your reviews are public, your email address is not.',
          'Your password is kept by the identity provider and your card by the payment provider. The shop sees neither.',
        ],
      },
      {
        heading: 'In your browser',
        text: [
          'The session, the color scheme, your list and, before you log in, the machines that you keep, and what you have typed into a form that you have not sent yet. There are no cookies for advertising, no trackers and no analytics.',
        ],
      },
      {
        heading: 'Your rights',
        text: [
          `You can see and change your profile at any time. On its page you can also download everything that the shop keeps about you, and delete your account. If you would rather ask a person, call ${phone.shown} or write to ${name}, ${street}, ${city}.`,
        ],
      },
      {
        heading: 'When you delete your account',
        text: [
          'These are deleted at once: your account and login, your profile, your pictures, your lists, your machines, the products that you wait for, and what our staff have noted about you and your orders. Orders that you have not paid are canceled, and your name and address are taken off them. As long as an order that you have paid is not shipped, you cannot delete your account.',
          'Your reviews stay, under the name “A customer”. Your name, email address and phone number are taken out of their text.',
          `We must keep what you have paid for: the order with its name, email address, phone number, address and PO number, and its invoice, in our database, for ${invoiceKeptYears} years after the year of the last payment or refund. They cannot be found by your name, and after that time your name, address and numbers are removed automatically. Products, amounts and days stay.`,
          'The record of what our staff have changed stays, with a number in place of your name.',
          `Backups, copies of the database and logs are overwritten within ${retention.copyDays} days, and tables that our staff export are deleted after ${retention.exportHours} hours. The payment provider keeps its own record of your payments, as the law asks of it.`,
        ],
      },
    ],
  },
];

/** The pages that the footer links to: none in a shop that shows no maker. */
export const makerPages: readonly MakerPage[] = shownMaker ? pages : [];
