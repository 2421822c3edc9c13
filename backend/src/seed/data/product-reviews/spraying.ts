import type { spraying } from '../catalogue/spraying';
import type { ReviewsOf } from './review';

/** Reviews of sprayers, newest first. */
export const sprayingReviews = {
  'mounted-sprayer': [
    {
      name: 'Arturo Quispe',
      email: 'arturo.quispe@example.com',
      review:
        'The boom stays level on our terraces. The rinsing tank is a bit small if you clean twice a day.',
      point: 4,
      daysAgo: 53,
    },
    {
      name: 'Heidi Zimmermann',
      email: 'heidi@zimmermann-feldbau.test',
      review:
        'One person can hitch it up once the stands are set right. Sprays evenly to the last nozzle.',
      point: 5,
      daysAgo: 194,
    },
  ],
  'trailed-sprayer': [
    {
      name: 'Callum Rennie',
      email: 'callum@rennie-arable.test',
      review:
        'Follows in the wheel marks of the tractor, even downhill with a full tank. I have stopped looking back.',
      point: 5,
      daysAgo: 48,
    },
    {
      name: 'Vikram Sethi',
      email: 'vikram.sethi@example.com',
      review:
        'The air suspension had a leak that took two visits to find. Since then, 900 hectares without trouble.',
      point: 3,
      daysAgo: 211,
    },
  ],
  'spraying-drone': [
    {
      name: 'Beatriz Moura',
      email: 'beatriz.moura@vineyard.example.com',
      review:
        'Fourteen hectares an hour is true if one person mixes while another one flies. Alone I manage eight.',
      point: 4,
      daysAgo: 28,
    },
    {
      name: 'Giorgos Pappas',
      email: 'giorgos@pappas-olives.test',
      review:
        'It climbs the slope with the olive trees and keeps its distance. I no longer carry a tank up there on my back.',
      point: 5,
      daysAgo: 92,
    },
    {
      name: 'Tyler Boone',
      email: 'tyler.boone@example.com',
      review:
        'The batteries hold a fifth less after one summer. I got an answer from the works the same day, but a new pair is not cheap.',
      point: 2,
      daysAgo: 137,
    },
  ],
} as const satisfies ReviewsOf<typeof spraying>;
