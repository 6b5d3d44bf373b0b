import { describe } from '#core/openapi/registry'
import { arrayOf, named, object, whole } from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { deliveryListing } from './listing.js'
import { deliveryFields } from './present.js'
import { replayValidator } from './validator.js'

const delivery = named('WebhookDelivery', object(deliveryFields))

describe('/api/webhook-deliveries', {
  GET: {
    summary: 'List messages to other programs, newest first',
    list: deliveryListing,
    answer: arrayOf(delivery),
  },
  'GET /:id': { summary: 'Get a message with what was answered', answer: delivery },
  'POST /:id/replay': {
    summary: 'Send a message once more',
    body: noBody,
    answer: delivery,
    status: 201,
    failures: [409],
  },
})

describe('/api/webhooks', {
  'POST /:id/test': { summary: 'Send a test message', body: noBody, status: 204 },
  'POST /:id/replay': {
    summary: 'Send all failed messages of a webhook since a time once more',
    body: replayValidator,
    answer: object({ replayed: whole }),
    failures: [409],
  },
})
