import { describe } from '#core/openapi/registry'
import { arrayOf, id, instant, named, object, text, whole } from '#core/openapi/schema'
import { detail } from '#engineering/quotations/openapi'
import { templateUseValidator, templateValidator } from './validator.js'

const template = named(
  'QuotationTemplate',
  object({ id, name: text, currency: text, lineCount: whole, createdAt: instant })
)

describe('/api/quotation-templates', {
  GET: { summary: 'List the bills that quotations start from', answer: arrayOf(template) },
  POST: {
    summary: 'Keep the bill of a quotation as a template',
    body: templateValidator,
    answer: template,
    status: 201,
  },
  'DELETE /:id': { summary: 'Delete a template' },
  'POST /:id/quotations': {
    summary: 'Start a quotation from a template',
    body: templateUseValidator,
    answer: detail,
    status: 201,
  },
})
