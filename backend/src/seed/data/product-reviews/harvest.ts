import type { harvest } from '../catalogue/harvest';
import type { ReviewsOf } from './review';

/** Reviews of machines for grain, forage and potatoes, newest first. */
export const harvestReviews = {
  'combine-harvester': [
    {
      name: 'Wyatt Lindgren',
      email: 'wyatt@lindgren-harvest.test',
      review:
        'Ran 1,100 acres of wheat and 600 of beans this year. The tank is empty before the truck driver has his gloves on.',
      point: 5,
      daysAgo: 37,
    },
    {
      name: 'Anneliese Vogt',
      email: 'anneliese.vogt@example.com',
      review:
        'Clean sample and very little loss behind the walkers in dry straw. In damp barley you have to slow down.',
      point: 4,
      daysAgo: 63,
    },
    {
      name: 'Mehmet Arslan',
      email: 'mehmet.arslan@fields.example.com',
      review:
        'The sieves stay level on our hills, and that is why I bought it. The ladder is narrow for big boots.',
      point: 4,
      daysAgo: 101,
    },
    {
      name: 'Roger Tibbets',
      email: 'roger@tibbets-grain.test',
      review:
        'A sensor on the feeder stopped us twice in the first week of harvest. A mechanic came the same day both times.',
      point: 3,
      daysAgo: 418,
    },
  ],
  'round-baler': [
    {
      name: 'Kirsten Aagaard',
      email: 'kirsten.aagaard@example.com',
      review: 'Bales that you can stack three high, and they keep their shape until spring.',
      point: 5,
      daysAgo: 55,
    },
    {
      name: 'Ernesto Villalobos',
      email: 'ernesto@villalobos-alfalfa.test',
      review:
        'Picks up short alfalfa cleaner than the baler I traded in, and I can load the net without climbing.',
      point: 5,
      daysAgo: 123,
    },
    {
      name: 'Megan Purcell',
      email: 'megan.purcell@example.com',
      review:
        'One belt ran to the side in the first fifty bales. I adjusted it by the manual and it has run true for two thousand.',
      point: 4,
      daysAgo: 180,
    },
    {
      name: 'Zoltán Kerekes',
      email: 'zoltan.kerekes@coop.example.com',
      review:
        'The knives are hard to reach when the floor is up and the chamber is full. Drop it before you switch off.',
      point: 3,
      daysAgo: 305,
    },
  ],
  'grain-cart': [
    {
      name: 'Lyle Amundson',
      email: 'lyle@amundson-land.test',
      review:
        'Keeps one combine going with one truck. The window is too high to show the last two feet of grain.',
      point: 4,
      daysAgo: 79,
    },
  ],
} as const satisfies ReviewsOf<typeof harvest>;
