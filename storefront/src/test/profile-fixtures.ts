import { uploadImage, type Profile } from '@harrow/contract';
import { answer } from './answer';
import { farmer } from './session-fixtures';

/** A profile as the backend sends it. */
export const savedProfile: Profile = {
  email: farmer.email,
  name: farmer.displayName,
  profession: 'Arable farmer',
  address: { city: 'Ames', state: 'Iowa', country: 'United States' },
  phone: '+1 515 555 0142',
  image: 'http://backend.test/images/photo.webp',
};

/** The same before its user has ever saved it. */
export const emptyProfile: Profile = {
  ...savedProfile,
  profession: null,
  address: null,
  phone: null,
  image: null,
};

/** A file as a person chooses it. */
export const picture = (name = 'face.png', type = 'image/png', size = 12) =>
  new File([new Uint8Array(size)], name, { type });

/** The image host, and the files that it was sent. */
export function takesPictures() {
  const taken: File[] = [];
  const handler = answer(uploadImage, async ({ request }) => {
    const file = (await request.formData()).get('image');
    if (file instanceof File) taken.push(file);
    const size = { url: `http://backend.test/images/${taken.length}.webp`, width: 8, height: 8 };
    return { data: { ...size, variants: [size] }, success: true, status: 200 };
  });
  return { taken, handler };
}
