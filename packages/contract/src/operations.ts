import { askAgentTools, listenToAgentTools } from './agent-tools';
import { listAudit } from './audit';
import { getCatalogueStamp } from './catalogue-stamp';
import { listCategories } from './categories';
import { createReview } from './create-review';
import {
  addCustomerNote,
  deleteCustomerNote,
  listPinnedNotes,
  pinCustomerNote,
} from './customer-notes';
import {
  addDeliveredMachine,
  deleteDeliveredMachine,
  listSoldMachines,
} from './delivered-machines';
import { exportFigures, getFigures } from './figures';
import { getImage, uploadImage } from './images';
import {
  checkList,
  deleteNamedList,
  getOwnList,
  listNamedLists,
  saveNamedList,
  saveOwnList,
} from './lists';
import {
  deleteMachine,
  getMachineSettings,
  listSerialSchemes,
  saveMachine,
} from './machine-settings';
import { findMachinesBySerial, getMachine, getMachineFigure, listMachines } from './machines';
import { listNotices } from './notices';
import {
  addOrderNote,
  changeOrderAddress,
  deleteOrderNote,
  getCustomer,
  listCustomerMachines,
  listCustomers,
  listOrderNotes,
} from './order-desk';
import { checkListFor, placeOrderFor } from './order-for-customer';
import { addOrderView, deleteOrderView, listOrderViews, renameOrderView } from './order-views';
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
import {
  addOwnMachine,
  changeOwnMachine,
  deleteOwnMachine,
  findOwnParts,
  listOwnMachines,
} from './own-machines';
import { getCreditNote, getInvoice, listPapers } from './papers';
import { listOutbox, replayMessage } from './outbox';
import { listPartUses } from './part-uses';
import { getPart } from './parts';
import { discardPartsBook, publishPartsBook, takeBackPartsBook } from './parts-book-states';
import {
  exportCallouts,
  exportPartsBook,
  getBookFigure,
  getPartsBook,
  importCallouts,
  importPartsBook,
  listPartsBooks,
  saveBookFigure,
} from './parts-books';
import { listUnhandledEvents, receiveEvent, refundOrder } from './payment-administration';
import { getLinkedOrder, openLinkedPayment, payLinkedOrder } from './payment-links';
import { getPaymentConfig, openPayment, payOrder } from './payments';
import { deleteOwnAccount, getOwnData } from './personal-data';
import { placeOrder } from './place-order';
import { changePrices, getPriceChange, undoPriceChange } from './price-changes';
import { listPriceSteps } from './price-steps';
import { listProductAddresses } from './product-addresses';
import { createProduct, deleteProduct, setStock, updateProduct } from './product-management';
import { getProductDetails } from './product-details';
import { importPictures } from './product-pictures';
import { getProductTranslations } from './product-translations';
import { exportProducts, getImport, importProducts } from './product-table';
import { getProduct, listProducts } from './products';
import { getProfile, saveProfile } from './profiles';
import { exportReplacedParts, importReplacedParts } from './replaced-parts';
import { listModeratedReviews, moderateReview } from './review-moderation';
import { listProductReviews, listReviews } from './reviews';
import { search, suggest } from './search';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  passSecondFactor,
  removeSecondFactor,
  removeSecondFactorOf,
} from './second-factor';
import { getShipDate } from './ship-date';
import { getShop } from './shop';
import { exportShop, importShop } from './shop-file';
import { listShopMails, previewShopMail, saveShopMail } from './shop-mails';
import {
  deleteShopPage,
  getShopPage,
  getWrittenPage,
  listShopPageVersions,
  saveShopPage,
} from './shop-pages';
import { getWrittenShop } from './shop-written';
import { listStockMovements, moveStock } from './stock-movements';
import { updateShop } from './update-shop';
import { demoteUser, getUser, listUsers, openSession, promoteUser } from './users';
import {
  changeWebhook,
  changeWebhookSecret,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
} from './webhooks';
import { getMailConfig, getWatch, unwatchProduct, watchProduct } from './watches';
import { createCategory, listWrittenCategories, updateCategory } from './written-categories';
import { getWrittenProduct, listDrafts } from './written-product';

/** Every call of the shop, in the order of the OpenAPI document. */
export const operations = [
  ...[openSession, getUser, listUsers, promoteUser, demoteUser],
  ...[getSecondFactor, beginSecondFactor, confirmSecondFactor, removeSecondFactor],
  ...[passSecondFactor, removeSecondFactorOf],
  ...[listProducts, getProduct, createProduct, updateProduct, setStock, deleteProduct],
  ...[moveStock, listStockMovements],
  getProductTranslations,
  getWrittenProduct,
  listDrafts,
  ...[exportProducts, importProducts, getImport, importPictures],
  ...[changePrices, getPriceChange, undoPriceChange],
  ...[getProductDetails, listPriceSteps, listCategories, search, suggest],
  ...[listWrittenCategories, createCategory, updateCategory],
  ...[getCatalogueStamp, listProductAddresses, getShipDate],
  ...[listMachines, findMachinesBySerial, getMachine, getMachineFigure, getPart, listPartUses],
  ...[askAgentTools, listenToAgentTools],
  ...[getMachineSettings, saveMachine, deleteMachine, listSerialSchemes],
  ...[listPartsBooks, importPartsBook, exportPartsBook, getPartsBook, publishPartsBook],
  ...[takeBackPartsBook, discardPartsBook, importCallouts, exportCallouts],
  ...[getBookFigure, saveBookFigure, importReplacedParts, exportReplacedParts],
  ...[listOwnMachines, addOwnMachine, changeOwnMachine, deleteOwnMachine, findOwnParts],
  ...[placeOrder, listOwnOrders, listOrders, countOrders, exportOrders],
  ...[getOrder, listOrderEvents, cancelOrder, shipOrder, changeTracking, shipOrders],
  ...[changeOrderAddress, listOrderNotes, addOrderNote, deleteOrderNote],
  ...[listSoldMachines, addDeliveredMachine, deleteDeliveredMachine],
  ...[listOrderViews, addOrderView, renameOrderView, deleteOrderView],
  ...[listCustomers, getCustomer, listCustomerMachines, placeOrderFor],
  ...[listPinnedNotes, addCustomerNote, pinCustomerNote, deleteCustomerNote],
  ...[getPaymentConfig, openPayment, payOrder, refundOrder, receiveEvent, listUnhandledEvents],
  ...[getLinkedOrder, openLinkedPayment, payLinkedOrder],
  ...[getInvoice, getCreditNote, listPapers],
  ...[getFigures, exportFigures, listNotices],
  ...[listOutbox, replayMessage],
  ...[listReviews, listProductReviews, createReview],
  ...[listModeratedReviews, moderateReview],
  ...[getShop, getWrittenShop, updateShop],
  ...[getShopPage, getWrittenPage, saveShopPage, deleteShopPage, listShopPageVersions],
  ...[listShopMails, saveShopMail, previewShopMail, exportShop, importShop],
  ...[listAudit],
  ...[getProfile, saveProfile],
  ...[
    checkList,
    checkListFor,
    getOwnList,
    saveOwnList,
    listNamedLists,
    saveNamedList,
    deleteNamedList,
  ],
  ...[getMailConfig, getWatch, watchProduct, unwatchProduct],
  ...[getOwnData, deleteOwnAccount],
  ...[listWebhooks, createWebhook, changeWebhook, deleteWebhook],
  ...[changeWebhookSecret, listWebhookDeliveries],
  ...[uploadImage, getImage],
];
