// declare the services in use here
import type {} from '@harrow/catalogue';
import type {} from '@harrow/orders';
import type {} from '@harrow/outbox';
import type WebhookDeliveryService from './services/webhook-delivery';
import type WebhookEndpointService from './services/webhook-endpoint';
import type WebhookProductFeedService from './services/webhook-product-feed';

declare module '@harrow/plugin-kit' {
  interface Services {
    webhookDeliveryService: WebhookDeliveryService;
    webhookEndpointService: WebhookEndpointService;
    webhookProductFeedService: WebhookProductFeedService;
  }
}
