/** Texts of the profile page and its form. */
export const profileMessages = {
  photoOf: (name: string) => `Photo of ${name}`,
  profession: 'Profession',
  state: 'State',
  city: 'City',
  country: 'Country',
  email: 'Email',
  phone: 'Phone',
  missing: 'Not provided yet',
  update: 'Update Profile',
  share: 'Tell others about the shop',
  shareOn: (network: string) => `Share the shop on ${network} (opens in a new tab)`,

  emptyTitle: 'Introduce yourself',
  emptyText:
    'Tell us what you do and where you will use your machines. It takes a minute, and only you and our staff can see it.',
  loading: 'Loading your profile',
  errorTitle: 'Your profile did not load',

  name: 'Name',
  photo: 'Photo',
  phoneHint: 'Include the country code, so that we can call you.',
  professionRequired: 'Prifession is required',
  cityRequired: 'City is required',
  stateRequired: 'State is required',
  countryRequired: 'Country is required',
  phoneRequired: 'Phone number is required',
  photoRequired: 'Photo url is required',
  save: 'Save Profile',
  saving: 'Saving…',
  saved: 'Your profile updated',

  dataTitle: 'Your data',
  dataText:
    'Download everything that the shop keeps about you, as one file: your profile, orders, reviews and lists, and what our staff have changed.',
  dataDownload: 'Download my data',
  dataDownloading: 'Collecting…',
  dataFailed: 'Your data was not downloaded',
  deleteText:
    'You can delete your account at any time, unless an order that you have paid is not shipped yet.',
  delete: 'Delete account',
};
