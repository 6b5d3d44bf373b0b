import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, named, object, text } from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { webhookListing } from './listing.js'
import { webhookFields } from './present.js'
import { createWebhookValidator, updateWebhookValidator } from './validator.js'

const webhook = named('Webhook', object(webhookFields))
/** Only the answers of its making and of its renewal have the secret. */
const withSecret = named('WebhookWithSecret', object({ ...webhookFields, secret: text }))

describe('/api/webhooks', {
  GET: { summary: 'List webhooks', list: webhookListing, answer: arrayOf(webhook) },
  POST: {
    summary: 'Create a webhook; answers its secret this once',
    body: createWebhookValidator,
    answer: withSecret,
    status: 201,
    failures: [409],
  },
  'GET /kinds': {
    summary: 'List the kinds of records that a webhook of yours can be told of',
    answer: object({ resources: arrayOf(text) }),
  },
  'GET /:id': { summary: 'Get a webhook', answer: webhook },
  'PATCH /:id': {
    summary: 'Update a webhook',
    body: updateWebhookValidator,
    versioned: true,
    answer: webhook,
  },
  'DELETE /:id': { summary: 'Delete a webhook with its messages', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a webhook, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/secret': {
    summary: 'Renew the secret of a webhook; the old one signs as well for a day',
    body: noBody,
    answer: withSecret,
    status: 201,
  },
})
