/** The pages of the dashboard, as its menu and their titles name them. */
export const dashboardMessages = {
  menu: 'Dashboard pages',
  myProfile: 'My Profile',
  myOrders: 'My Orders',
  addReview: 'Add Review',
  makeAdmin: 'Make Admin',
  addNewProduct: 'Add New Product',
  manageProducts: 'Manage Products',
  manageOrders: 'Manage Orders',
};
