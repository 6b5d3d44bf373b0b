import { describe } from '#core/openapi/registry'
import { arrayOf, id, instant, named, nullable, object, text, whole } from '#core/openapi/schema'
import { autosavesQueryValidator, autosaveValidator } from './validator.js'

const autosave = {
  key: text,
  quotationId: nullable(id),
  baseVersion: nullable(whole),
  edition: whole,
  projectName: nullable(text),
  savedAt: instant,
}

describe('/api/quotation-autosaves', {
  GET: {
    summary: 'List your autosaved drafts, newest first',
    query: autosavesQueryValidator,
    answer: arrayOf(named('QuotationAutosave', object(autosave))),
  },
  'GET /:key': {
    summary: 'Get an autosaved draft',
    answer: named('QuotationAutosaveContent', object({ ...autosave, content: text })),
  },
  'PUT /:key': {
    summary: 'Autosave a form; rejected if another form has saved since',
    body: autosaveValidator,
    answer: object({ edition: whole }),
    failures: [404, 409],
  },
  'DELETE /:key': { summary: 'Discard an autosaved draft' },
})
