/** What the profile page and its form say. */
export const profileMessages = {
  photoOf: (name: string) => `Photo of ${name}`,
  profession: 'Profession',
  state: 'State',
  city: 'City',
  country: 'Country',
  email: 'Email',
  phone: 'Phone',
  missing: 'Not given yet',
  update: 'Update Profile',
  share: 'Tell others about Harrow',
  shareOn: (network: string) => `Share Harrow on ${network} (opens a new page)`,

  emptyTitle: 'Introduce yourself to the works',
  emptyText:
    'Tell us what you do and where your machines will run. It takes a minute, and only you and our staff can see it.',
  loading: 'Loading your profile',
  errorTitle: 'Your profile did not load',

  name: 'Name',
  photo: 'Photo',
  phoneHint: 'With the country code, so that the works can call you.',
  professionRequired: 'Prifession is required',
  cityRequired: 'City is required',
  stateRequired: 'State is required',
  countryRequired: 'Country is required',
  phoneRequired: 'Phone number is required',
  photoRequired: 'Photo url is required',
  save: 'Save Profile',
  saving: 'Saving…',
  saved: 'Your profile updated',
};
