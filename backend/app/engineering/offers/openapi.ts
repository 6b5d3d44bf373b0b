import { mailRoutes } from '#core/mails/openapi'
import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, id, instant, named, nullable, object, text } from '#core/openapi/schema'
import { printOfferValidator } from './validator.js'

const file = named(
  'OfferFile',
  object({
    ...{ id, originalFilename: text, mime: text, url: text, uploadedAt: instant },
    uploadedByName: nullable(text),
  })
)

describe('/api/quotations/:id/offers', {
  GET: { summary: 'List the printed offers of a quotation, newest first', answer: arrayOf(file) },
  POST: {
    summary: 'Print the offer to the client as PDF, as a job',
    ...{ body: printOfferValidator, answer: job, status: 202 },
  },
})

describe('/api/quotations', mailRoutes('the offer of a quotation'))
