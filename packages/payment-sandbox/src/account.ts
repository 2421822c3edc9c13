import type { Call } from './call.ts';

/** The account of the sandbox, which may charge cards. */
export const retrieveAccount = () => ({
  id: 'acct_sandbox',
  object: 'account',
  type: 'standard',
  country: 'US',
  default_currency: 'usd',
  charges_enabled: true,
  details_submitted: true,
  payouts_enabled: true,
});

/** The endpoint that the sandbox was started with; it gets events of all types. */
export const listWebhookEndpoints = ({ webhookUrl }: Call) => ({
  object: 'list',
  url: '/v1/webhook_endpoints',
  has_more: false,
  data: webhookUrl
    ? [
        {
          id: 'we_sandbox',
          object: 'webhook_endpoint',
          url: webhookUrl,
          enabled_events: ['*'],
          status: 'enabled',
          livemode: false,
        },
      ]
    : [],
});
