import { farmer } from './session-fixtures';
import { backend, http, HttpResponse } from './shop-server';

/** A profile as the backend sends it. */
export const savedProfile = {
  email: farmer.email,
  name: farmer.displayName,
  profession: 'Arable farmer',
  address: { city: 'Ames', state: 'Iowa', country: 'United States' },
  phone: '+1 515 555 0142',
  image: 'http://backend.test/images/photo.webp',
};

/** The same before its user has ever saved it. */
export const emptyProfile = {
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
  const handler = http.post(backend('/images'), async ({ request }) => {
    const file = (await request.formData()).get('image');
    if (file instanceof File) taken.push(file);
    const url = `http://backend.test/images/${taken.length}.webp`;
    return HttpResponse.json({ data: { url }, success: true, status: 200 });
  });
  return { taken, handler };
}
