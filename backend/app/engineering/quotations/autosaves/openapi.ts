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
    summary: 'What one has typed into a quotation form and not saved, newest first',
    query: autosavesQueryValidator,
    answer: arrayOf(named('QuotationAutosave', object(autosave))),
  },
  'GET /:key': {
    summary: 'An unsaved form with what was typed',
    answer: named('QuotationAutosaveContent', object({ ...autosave, content: text })),
  },
  'PUT /:key': {
    summary: 'Keep what is typed; refused when another form has written on',
    body: autosaveValidator,
    answer: object({ edition: whole }),
    failures: [404, 409],
  },
  'DELETE /:key': { summary: 'Give up what was typed' },
})
