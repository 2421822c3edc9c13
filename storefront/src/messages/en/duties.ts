/** What admins may do, and what a page says that is not for one. */
export const dutyMessages = {
  legend: 'Duty',
  names: { packer: 'packer', manager: 'manager', owner: 'owner' },
  labels: { packer: 'Packer', manager: 'Manager', owner: 'Owner' },
  explained: {
    packer: 'Sees and ships orders, prints, corrects tracking numbers, writes notes.',
    manager: 'Also refunds, corrects addresses, and manages products, reviews and figures.',
    owner: 'Everything: also users and settings, and the stock admin.',
  },
  forbiddenTitle: 'Not part of your duty',
  forbidden: {
    packer: () => 'This page is for staff.',
    manager: (duty: string) =>
      `This page is for managers and owners. You are a ${duty}: an owner can change that.`,
    owner: (duty: string) =>
      `This page is for owners. You are a ${duty}: an owner can change that.`,
  },
};
