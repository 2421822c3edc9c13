import { ShopError } from '@harrow/plugin-kit';

/** The engine's unique key of part numbers; numbers that an import has reserved break it too. */
export const PART_NUMBER_KEY = 'IDX_2ca8cfbdafb998ecfd6d340389';

export const TAKEN_PART_NUMBER = 'Another product has this part number.';

/** The refusal of a part number that another product has. */
export const takenPartNumber = () =>
  new ShopError('invalid_body', `sku: ${TAKEN_PART_NUMBER}`, {
    fields: { sku: TAKEN_PART_NUMBER },
  });
