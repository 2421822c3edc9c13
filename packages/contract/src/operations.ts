import { listAudit } from './audit';
import { getCatalogueStamp } from './catalogue-stamp';
import { listCategories } from './categories';
import { createReview } from './create-review';
import { getFigures } from './figures';
import { getImage, uploadImage } from './images';
import { listNotices } from './notices';
import {
  cancelOrder,
  changeTracking,
  countOrders,
  exportOrders,
  getOrder,
  listOrderEvents,
  listOrders,
  listOwnOrders,
  shipOrder,
  shipOrders,
} from './orders';
import { listUnhandledEvents, receiveEvent, refundOrder } from './payment-administration';
import { getPaymentConfig, openPayment, payOrder } from './payments';
import { placeOrder } from './place-order';
import { listPriceSteps } from './price-steps';
import { listProductAddresses } from './product-addresses';
import { createProduct, deleteProduct, setStock, updateProduct } from './product-management';
import { getProductDetails } from './product-details';
import { exportProducts, getImport, importProducts } from './product-table';
import { getProduct, listProducts } from './products';
import { getProfile, saveProfile } from './profiles';
import { listModeratedReviews, moderateReview } from './review-moderation';
import { listProductReviews, listReviews } from './reviews';
import { search, suggest } from './search';
import { demoteUser, getUser, listUsers, openSession, promoteUser } from './users';

/** Every call of the shop, in the order of the OpenAPI document. */
export const operations = [
  ...[openSession, getUser, listUsers, promoteUser, demoteUser],
  ...[listProducts, getProduct, createProduct, updateProduct, setStock, deleteProduct],
  ...[exportProducts, importProducts, getImport],
  ...[getProductDetails, listPriceSteps, listCategories, search, suggest],
  ...[getCatalogueStamp, listProductAddresses],
  ...[placeOrder, listOwnOrders, listOrders, countOrders, exportOrders],
  ...[getOrder, listOrderEvents, cancelOrder, shipOrder, changeTracking, shipOrders],
  ...[getPaymentConfig, openPayment, payOrder, refundOrder, receiveEvent, listUnhandledEvents],
  ...[getFigures, listNotices],
  ...[listReviews, listProductReviews, createReview],
  ...[listModeratedReviews, moderateReview],
  ...[listAudit],
  ...[getProfile, saveProfile],
  ...[uploadImage, getImage],
];
