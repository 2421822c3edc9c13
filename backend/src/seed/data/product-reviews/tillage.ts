import type { tillage } from '../catalogue/tillage';
import type { ReviewsOf } from './review';

/** Reviews of tillage machines, newest first. */
export const tillageReviews = {
  'power-harrow': [
    {
      name: 'Stefan Huber',
      email: 'stefan.huber@example.com',
      review:
        'Two hundred hectares of stony ground and the first set of blades is half worn. Changing all of them took me one hour.',
      point: 5,
      daysAgo: 109,
    },
  ],
  'reversible-plough': [
    {
      name: 'Aoife Brennan',
      email: 'aoife@brennan-tillage.test',
      review:
        'Trips over rock and comes back without a stop. We plowed a field that we had given up on.',
      point: 5,
      daysAgo: 46,
    },
    {
      name: 'Marek Novotný',
      email: 'marek.novotny@example.com',
      review:
        'The ram that sets the furrow width leaked after forty hectares. They sent seals overnight, but I lost two days of good weather.',
      point: 2,
      daysAgo: 130,
    },
    {
      name: 'Walt Jorgensen',
      email: 'walt.jorgensen@fields.example.com',
      review:
        'Turns over in six seconds like it says. Check your wheel spacing before you order, because mine had to be set wider.',
      point: 4,
      daysAgo: 298,
    },
  ],
  'disc-harrow': [
    {
      name: 'Gulnara Abenova',
      email: 'gulnara@abenova-steppe.test',
      review:
        'Twelve kilometers an hour through wheat stubble for all of September, and it never plugged.',
      point: 5,
      daysAgo: 40,
    },
    {
      name: 'Tom Esterhuizen',
      email: 'tom.esterhuizen@example.com',
      review:
        'Good mixing and a level finish. The warning boards rattle until you put washers under them.',
      point: 4,
      daysAgo: 72,
    },
    {
      name: 'Colleen Dufresne',
      email: 'colleen@dufresne-farms.test',
      review:
        'One hub on ours ran hot the first day. A new one was here in three days and they paid for the hours it took.',
      point: 4,
      daysAgo: 165,
    },
    {
      name: 'İbrahim Yılmaz',
      email: 'ibrahim.yilmaz@example.com',
      review:
        'Too heavy for my 150 hp going uphill, whatever the figures say. On the flat it is excellent.',
      point: 3,
      daysAgo: 233,
    },
    {
      name: 'Sara Lindholm',
      email: 'sara.lindholm@coop.example.com',
      review:
        'We rarely need a second pass now. Straw stays on top only where the combine left a heap.',
      point: 5,
      daysAgo: 410,
    },
  ],
} as const satisfies ReviewsOf<typeof tillage>;
