import { formatCount, formatNumber } from '@/lib/format/numbers';

/** Texts of the page that makes a product a machine, for staff. */
export const machineSettingsMessages = {
  make: (product: string) => `Make ${product} a machine`,
  change: (product: string) => `${product}: serial numbers and options`,
  makeLead: 'A machine is found by its serial number, and has parts books.',
  changeLead: 'What shoppers type is read by these rules, and so are the tables of parts books.',
  back: 'Parts Books',
  loading: 'The machine is loading',
  errorTitle: 'The machine did not load',
  unknown: { title: 'This product is not here', text: 'It may have been removed.' },

  serials: 'Serial numbers',
  hasSerials: 'This machine has serial numbers',
  place: 'Where the plate is',
  placeHint: 'Such as: on the frame, right of the drawbar',
  useScheme: 'Take a scheme',
  newScheme: 'A new one',
  machinesOf: (name: string, machines: number) => `${name} (${formatCount(machines, 'machine')})`,
  name: 'Name of the scheme',
  nameHint: '1 to 12 lower-case letters and digits, for all machines whose numbers look alike.',
  shared: (machines: number) =>
    `${formatCount(machines, 'machine')} of this name: a change is for all of them.`,
  pattern: 'Pattern',
  patternHint:
    'For the capitals and digits of a number, without spaces and dashes. Each part has a named group, such as ^(?<series>[A-Z]\\d{3})(?<number>\\d{5})$',
  family: 'Family',
  familyHint: 'The groups that two numbers have in common to be compared. Empty: all are compared.',
  sequence: 'Order',
  sequenceHint: 'The groups that give the order, the most important one first.',
  groupsOf: (groups: string) => `Groups of the pattern: ${groups}`,
  alphabets: 'Alphabets',
  alphabetsHint:
    'For a group whose characters are not in the order 0 to 9, A to Z: such as the letter of a year.',
  alphabet: (number: number) => `Alphabet ${formatNumber(number)}`,
  group: 'Group',
  chooseGroup: 'Choose a group',
  characters: 'Characters in their order',
  addAlphabet: 'Add an alphabet',
  groupRequired: 'Choose the group, or remove the alphabet.',
  groupTwice: 'This group has an alphabet already.',

  try: 'Try a serial number',
  tryHint: 'In any spelling. Nothing is saved.',
  tried: {
    label: 'How it is read',
    pattern: (problem: string) => `The scheme cannot read yet: ${problem}`,
    unread: (cleaned: string) => `This scheme does not read ${cleaned}.`,
    nothing: 'This has no letters or digits.',
    family: 'must be the same',
    sequence: (place: number) => `number ${formatNumber(place)} in the order`,
    ignored: 'does not count',
    absent: 'not there',
    inRange: (range: string) => `Built as this machine: ${range}.`,
    noRange: 'None of the ranges below has it, so the shop does not take it for this machine.',
    anyRange: 'No ranges are given: every number that is read counts as this machine.',
  },

  built: 'Built ranges',
  builtHint:
    'The numbers that were built as this machine. Leave the end empty while it is being built.',
  range: (number: number) => `Range ${formatNumber(number)}`,
  from: 'From number',
  to: 'Up to number',
  yearFrom: 'From year',
  yearTo: 'Up to year',
  addRange: 'Add a range',

  options: 'Options',
  optionsHint: 'What a line of a parts book may be for, such as R: V-ring roller.',
  option: (number: number) => `Option ${formatNumber(number)}`,
  code: 'Code',
  optionName: 'Name',
  addOption: 'Add an option',

  save: 'Save',
  saving: 'Saving',
  saved: 'The machine is saved.',
  nothing: 'Nothing has changed.',
  whenUnknown: 'We do not know whether it was saved. Save again: nothing is done twice.',

  unmake: 'Make it an ordinary product',
  unmakeTitle: (product: string) => `Make ${product} an ordinary product?`,
  unmakeText:
    'Its serial numbers, options, drafts and retired parts books are deleted, and it leaves the machines of customers. It stays in the shop.',
  unmaking: 'Changing',
  unmade: 'It is an ordinary product now.',
  isPublished:
    'This machine has a published parts book. Take the book back first, under Parts Books.',
};
