import type { tractors } from '../catalogue/tractors';
import type { ReviewsOf } from './review';

/** Reviews of tractors, newest first. */
export const tractorReviews = {
  'field-tractor': [
    {
      name: 'Hannah Sorensen',
      email: 'hannah@sorensen-dairy.test',
      review:
        'Bought it to replace a tractor with 9,000 hours on it. First week with the power harrow: 14 liters an hour, and I could hear the radio.',
      point: 5,
      daysAgo: 12,
    },
    {
      name: 'Dariusz Kowal',
      email: 'dariusz.kowal@example.com',
      review:
        'Pulls well and shifts smoothly from field to road. The right mirror arm worked loose on our gravel roads. A lock nut cured it, and the works mailed me one for the other side.',
      point: 4,
      daysAgo: 31,
    },
    {
      name: 'Emeka Nwosu',
      email: 'emeka.nwosu@fields.example.com',
      review:
        'All four pairs of couplers are marked in color. No one on my crew has mixed up the hoses since.',
      point: 5,
      daysAgo: 58,
    },
    {
      name: 'Bridget Callahan',
      email: 'bridget@callahan-acres.test',
      review:
        'I am five foot two. I reach every pedal and I see both front wheels. That has never happened to me in a tractor of this size.',
      point: 5,
      daysAgo: 97,
    },
    {
      name: 'Jean-Marc Delorme',
      email: 'jm.delorme@example.com',
      review:
        'Quiet cab, strong lift. The seat is too firm for me and the softer one costs extra, which I found out after delivery.',
      point: 4,
      daysAgo: 140,
    },
    {
      name: 'Sanna Aaltonen',
      email: 'sanna.aaltonen@north.example.com',
      review:
        'Started at minus 22 °C without any help. Give it ten minutes before you ask the hydraulics for anything.',
      point: 5,
      daysAgo: 203,
    },
    {
      name: 'Ravi Deshpande',
      email: 'ravi@deshpande-agro.test',
      review:
        'We put it on a dyno: 109 hp at the PTO, so the 118 is honest. It uses a little more fuel than the salesman said.',
      point: 4,
      daysAgo: 266,
    },
    {
      name: 'Chloe Whitaker',
      email: 'chloe.whitaker@example.com',
      review:
        'Delivered with a cracked rear light and the wrong manual. The light was replaced within the week, the manual took a month. The tractor has been fine.',
      point: 3,
      daysAgo: 318,
    },
    {
      name: 'Otto Brandt',
      email: 'otto@brandt-hof.test',
      review:
        'Three years, 2,650 hours, two oil changes a year and one thermostat. I have nothing to complain about, and I looked.',
      point: 5,
      daysAgo: 401,
    },
    {
      name: 'Paulo Teixeira',
      email: 'paulo.teixeira@coop.example.com',
      review: 'Twenty-four speeds and I use six of them. Those six are the right ones.',
      point: 5,
      daysAgo: 522,
    },
  ],
  'compact-tractor': [
    {
      name: 'Maureen Petty',
      email: 'maureen@petty-greens.test',
      review:
        'Mows, hauls, and turns inside my hoop houses. With the roll bar folded it fits in the old dairy.',
      point: 5,
      daysAgo: 20,
    },
    {
      name: 'Kenji Morita',
      email: 'kenji.morita@example.com',
      review:
        'Small, tidy and easy to service. I did the first oil change in twenty minutes with the manual on my knee.',
      point: 5,
      daysAgo: 88,
    },
    {
      name: 'Luis Barragán',
      email: 'luis.barragan@example.com',
      review:
        'Good tractor for vegetables. The fuel gauge still reads a quarter when the tank is empty, so I carry a can.',
      point: 3,
      daysAgo: 151,
    },
    {
      name: 'Abigail Stroud',
      email: 'abigail@stroud-orchard.test',
      review:
        'The transmission whines in high range. It goes away when the oil is warm, and the work it does is worth the noise.',
      point: 4,
      daysAgo: 245,
    },
    {
      name: 'Nils Engström',
      email: 'nils.engstrom@example.com',
      review:
        'Turns in one go where my old one needed three tries. There is no place to put a bottle of water, though.',
      point: 4,
      daysAgo: 377,
    },
  ],
  'row-crop-tractor': [
    {
      name: 'Duc Tran',
      email: 'duc@tran-nursery.test',
      review:
        'Nursery stock at four feet and not one broken leader all spring. You climb a lot of steps, and they are slippery when they are muddy.',
      point: 4,
      daysAgo: 64,
    },
  ],
} as const satisfies ReviewsOf<typeof tractors>;
