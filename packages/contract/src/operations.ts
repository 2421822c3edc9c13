import { getCatalogueStamp } from './catalogue-stamp';
import { listCategories } from './categories';
import { createReview } from './create-review';
import { getImage, uploadImage } from './images';
import {
  cancelOrder,
  getOrder,
  listOrderEvents,
  listOrders,
  listOwnOrders,
  shipOrder,
} from './orders';
import { listUnhandledEvents, receiveEvent, refundOrder } from './payment-administration';
import { getPaymentConfig, openPayment, payOrder } from './payments';
import { placeOrder } from './place-order';
import { listProductAddresses } from './product-addresses';
import { createProduct, deleteProduct, setStock, updateProduct } from './product-management';
import { getProductDetails } from './product-details';
import { getProduct, listProducts } from './products';
import { getProfile, saveProfile } from './profiles';
import { listProductReviews, listReviews } from './reviews';
import { search, suggest } from './search';
import { getUser, listUsers, openSession, promoteUser } from './users';

/** Every call of the shop, in the order of the OpenAPI document. */
export const operations = [
  ...[openSession, getUser, listUsers, promoteUser],
  ...[listProducts, getProduct, createProduct, updateProduct, setStock, deleteProduct],
  ...[getProductDetails, listCategories, search, suggest],
  ...[getCatalogueStamp, listProductAddresses],
  ...[placeOrder, listOwnOrders, listOrders, getOrder, listOrderEvents, cancelOrder, shipOrder],
  ...[getPaymentConfig, openPayment, payOrder, refundOrder, receiveEvent, listUnhandledEvents],
  ...[listReviews, listProductReviews, createReview],
  ...[getProfile, saveProfile],
  ...[uploadImage, getImage],
];
