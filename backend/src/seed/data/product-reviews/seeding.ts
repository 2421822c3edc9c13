import type { seeding } from '../catalogue/seeding';
import type { ReviewsOf } from './review';

/** Reviews of drills, planters and spreaders, newest first. */
export const seedingReviews = {
  'seed-drill': [
    {
      name: 'Elin Nygård',
      email: 'elin.nygard@example.com',
      review:
        'I dug up thirty seeds along one row to check the depth, and twenty-eight were where they belong. The other two were under a stone.',
      point: 5,
      daysAgo: 15,
    },
    {
      name: 'Jacob Yoder',
      email: 'jacob@yoder-brothers.test',
      review: 'Two of us filled it from bags and did 18 acres between lunch and dark.',
      point: 5,
      daysAgo: 33,
    },
    {
      name: 'Carmen Ibáñez',
      email: 'carmen.ibanez@example.com',
      review:
        'Calibration takes five minutes and agrees with the scale within one percent. Canola at 3 kg a hectare came out right the first time.',
      point: 5,
      daysAgo: 71,
    },
    {
      name: 'Gavin McLeod',
      email: 'gavin@mcleod-mains.test',
      review:
        'Please give it a bigger step up to the hopper. My father is 71 and still fills it, standing on a crate.',
      point: 4,
      daysAgo: 118,
    },
    {
      name: 'Oksana Shevchuk',
      email: 'oksana.shevchuk@fields.example.com',
      review:
        'The tine harrow at the back collects straw on wet mornings. When it is dry I would not change a thing.',
      point: 4,
      daysAgo: 190,
    },
    {
      name: 'Brent Halvorson',
      email: 'brent.halvorson@example.com',
      review:
        'Came seven weeks after the date I was given, and the rye did not get planted. I hear the drill is good. I would have liked to know in September.',
      point: 1,
      daysAgo: 224,
    },
    {
      name: 'Aurélie Masson',
      email: 'aurelie@masson-grandes-cultures.test',
      review:
        'Sturdy and simple. Two scrapers were bent in transport and in the end I straightened them myself.',
      point: 3,
      daysAgo: 347,
    },
    {
      name: 'Samuel Kiptoo',
      email: 'samuel.kiptoo@example.com',
      review:
        'Wheat, barley, beans and a cover crop mix in one season. All I ever changed was the rate on the screen.',
      point: 5,
      daysAgo: 489,
    },
  ],
  'precision-planter': [
    {
      name: 'Dale Hutchins',
      email: 'dale@hutchins-corn.test',
      review:
        'It shuts off row by row at the ends without being told. That saved me eleven bags of seed corn on 300 acres.',
      point: 5,
      daysAgo: 156,
    },
    {
      name: 'Ildikó Farkas',
      email: 'ildiko.farkas@example.com',
      review:
        'Spacing is excellent at 8 km/h. At the 10 they promise I see doubles, but my fields are steep.',
      point: 4,
      daysAgo: 171,
    },
  ],
  'fertiliser-spreader': [
    {
      name: 'Neil Prothero',
      email: 'neil.prothero@example.com',
      review:
        'Checked it with trays: the pattern holds to 28 m with urea. Wider than that I would wait for a calm day.',
      point: 4,
      daysAgo: 84,
    },
    {
      name: 'Joana Freitas',
      email: 'joana@freitas-searas.test',
      review:
        'Washed out with a hose after each day, two seasons, and no rust anywhere. The cover is stiff to open.',
      point: 4,
      daysAgo: 262,
    },
  ],
} as const satisfies ReviewsOf<typeof seeding>;
