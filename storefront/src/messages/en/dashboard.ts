/** Names of the dashboard's pages, in its menu and in their titles. */
export const dashboardMessages = {
  menu: 'Dashboard pages',
  openMenu: 'Menu',
  toShip: 'to ship',
  myProfile: 'My Profile',
  myOrders: 'My Orders',
  myMachines: 'My Machines',
  addReview: 'Add Review',
  makeAdmin: 'Make Admin',
  addNewProduct: 'Add New Product',
  manageProducts: 'Manage Products',
  manageOrders: 'Manage Orders',
  reviews: 'Reviews',
  history: 'History',
  messages: 'Messages',
  today: 'Today',
  webhooks: 'Webhooks',
};
