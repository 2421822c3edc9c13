import type { parts } from '../catalogue/parts';
import type { ReviewsOf } from './review';

/** Reviews of wearing and spare parts, newest first. */
export const partReviews = {
  'oil-filter': [
    {
      name: 'Debra Kucera',
      email: 'debra@kucera-farm.test',
      review:
        'Fits, seals, no drips. I write the hours on the can with a marker and change it when they say.',
      point: 5,
      daysAgo: 9,
    },
    {
      name: 'Jorge Salinas',
      email: 'jorge.salinas@example.com',
      review: 'Half of what they ask for one in town, and the seal is better.',
      point: 5,
      daysAgo: 26,
    },
    {
      name: 'Femi Adebayo',
      email: 'femi.adebayo@coop.example.com',
      review: 'Ten in a box is right for us: two tractors and a combine for a season.',
      point: 5,
      daysAgo: 44,
    },
    {
      name: 'Ana-Maria Popescu',
      email: 'anamaria.popescu@example.com',
      review:
        'One can of the ten was dented when it arrived. They sent another one and did not want the old one back.',
      point: 4,
      daysAgo: 86,
    },
    {
      name: 'Leroy Whitfield',
      email: 'leroy@whitfield-and-sons.test',
      review:
        'I cut one open after 500 hours. Pleats straight, glue holding, no metal. That is all I want from a filter.',
      point: 5,
      daysAgo: 132,
    },
    {
      name: 'Håkon Lie',
      email: 'hakon.lie@example.com',
      review: 'I need two a year and have to buy ten. They keep, but it is money on a shelf.',
      point: 3,
      daysAgo: 188,
    },
    {
      name: 'Shreya Nair',
      email: 'shreya@nair-plantation.test',
      review:
        'I only had the old part number from the can, and it led me to the right one. Same thread, same height.',
      point: 5,
      daysAgo: 254,
    },
    {
      name: 'Colin Ashworth',
      email: 'colin.ashworth@example.com',
      review: 'The paint comes off the can with diesel. The filter works.',
      point: 4,
      daysAgo: 333,
    },
    {
      name: 'Yuki Tanabe',
      email: 'yuki.tanabe@fields.example.com',
      review: 'Ordered on Tuesday, on the shelf on Friday, and the box was packed well.',
      point: 5,
      daysAgo: 560,
    },
  ],
  'drive-belt': [
    {
      name: 'Randy Voss',
      email: 'randy@voss-custom.test',
      review:
        'Ran it in for an hour, tensioned it once like the page says, and have not touched it in two harvests.',
      point: 5,
      daysAgo: 74,
    },
    {
      name: 'Małgorzata Pawlak',
      email: 'malgorzata.pawlak@example.com',
      review:
        'Good belt. A drawing of how it runs over the pulleys would have saved me a phone call.',
      point: 4,
      daysAgo: 215,
    },
  ],
  'harrow-disc': [
    {
      name: 'Pete Ostrander',
      email: 'pete@ostrander-bros.test',
      review:
        'They lasted a full season longer than the plain ones in corn stubble, and the notches are still there.',
      point: 5,
      daysAgo: 68,
    },
    {
      name: 'Nkechi Obi',
      email: 'nkechi.obi@example.com',
      review: 'Bolted on without filing a hole, and that was on a harrow from 2011.',
      point: 5,
      daysAgo: 147,
    },
    {
      name: 'Hugo Lemaire',
      email: 'hugo.lemaire@example.com',
      review: 'Eight of the ten were perfect, two had a burr at the hub that I had to grind off.',
      point: 4,
      daysAgo: 281,
    },
  ],
  'nozzle-set': [
    {
      name: 'Svetlana Petkova',
      email: 'svetlana@petkova-agro.test',
      review:
        'I measured the flow of all five with a jug and a watch: within two percent of the chart.',
      point: 5,
      daysAgo: 35,
    },
    {
      name: 'Dale Hutchins',
      email: 'dale@hutchins-corn.test',
      review:
        "Much less drift at the edge of my neighbor's garden, and he noticed before I told him.",
      point: 5,
      daysAgo: 113,
    },
    {
      name: 'Isabel Navarro',
      email: 'isabel.navarro@example.com',
      review:
        'Five sizes in one set is good for a trial. When I had chosen mine I needed forty alike, and for those I had to write to the works.',
      point: 3,
      daysAgo: 206,
    },
    {
      name: 'Daniel Mwangi',
      email: 'daniel.mwangi@example.com',
      review:
        'The caps are stiff with gloves on. The ceramic has held up for two seasons of hard water.',
      point: 4,
      daysAgo: 372,
    },
  ],
  'spring-tine': [
    {
      name: 'Rosalind Fisk',
      email: 'rosalind@fisk-heritage.test',
      review:
        'Replaced a whole row. The clamps went straight onto a frame that is older than I am.',
      point: 5,
      daysAgo: 18,
    },
    {
      name: 'Matthias Krüger',
      email: 'matthias.krueger@example.com',
      review:
        'One hit a stone that stopped the tractor and was straight again after it. I walked back twice to look.',
      point: 5,
      daysAgo: 42,
    },
    {
      name: 'Tamika Rowe',
      email: 'tamika.rowe@example.com',
      review: 'Twenty-five is a lot when you need four, so I split the box with two neighbors.',
      point: 4,
      daysAgo: 77,
    },
    {
      name: 'Petr Dvorský',
      email: 'petr@dvorsky-pole.test',
      review:
        'The points wear evenly and you can turn them. The bolts were the right length for once.',
      point: 5,
      daysAgo: 126,
    },
    {
      name: 'Esperanza Ruiz',
      email: 'esperanza.ruiz@coop.example.com',
      review:
        'Good steel, thin paint. They were rusty at the bend after one wet night, which does not change how they work.',
      point: 4,
      daysAgo: 169,
    },
    {
      name: 'Gavin McLeod',
      email: 'gavin@mcleod-mains.test',
      review:
        'Two of the twenty-five broke at the clamp in the first month, in light soil. Those were replaced, and the rest are still on.',
      point: 3,
      daysAgo: 240,
    },
    {
      name: 'Fatima Benali',
      email: 'fatima.benali@example.com',
      review: 'It shakes the clods apart just as they say. My seedbed looks raked.',
      point: 5,
      daysAgo: 353,
    },
    {
      name: 'Kurt Weninger',
      email: 'kurt@weninger-technik.test',
      review: 'The same tine costs more at the dealer here and comes without bolts.',
      point: 5,
      daysAgo: 604,
    },
  ],
  'pto-shaft': [
    {
      name: 'Jacob Yoder',
      email: 'jacob@yoder-brothers.test',
      review:
        'Cut it to length with a hacksaw and a file on the bench. The guard went back on without a struggle.',
      point: 5,
      daysAgo: 91,
    },
    {
      name: 'Noor Rahman',
      email: 'noor.rahman@example.com',
      review:
        'Good shaft. The size of the shear bolt is not printed anywhere on it, so I wrote it on the guard.',
      point: 4,
      daysAgo: 228,
    },
  ],
  ploughshare: [
    {
      name: 'Josef Pichler',
      email: 'josef.pichler@example.com',
      review: 'Eighty hectares on gravel before I turned the points. The old ones did fifty.',
      point: 5,
      daysAgo: 61,
    },
    {
      name: 'Cheryl Mattson',
      email: 'cheryl@mattson-prairie.test',
      review: 'They fit my plow, which is another make, and I did not have to drill.',
      point: 5,
      daysAgo: 145,
    },
    {
      name: 'Thabo Molefe',
      email: 'thabo.molefe@example.com',
      review:
        'One of the five was a left where I needed a right. They swapped it and I did not pay the postage.',
      point: 4,
      daysAgo: 271,
    },
    {
      name: 'Bogdan Ionescu',
      email: 'bogdan.ionescu@example.com',
      review:
        'The hard edge chipped on the first big rock. In clean soil it may well last, but that is not what I have.',
      point: 2,
      daysAgo: 390,
    },
  ],
} as const satisfies ReviewsOf<typeof parts>;
