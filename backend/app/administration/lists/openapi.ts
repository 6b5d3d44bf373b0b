import { describe } from '#core/openapi/registry'
import { arrayOf, flag, mapOf, named, object, text } from '#core/openapi/schema'

const choices = arrayOf(
  named('Choice', object({ value: text, label: text, labelAr: text, active: flag }))
)

describe('/api/lists', {
  GET: { summary: 'Get all option lists by name', answer: mapOf(choices) },
  'GET /:name': { summary: 'Get an option list', answer: choices },
})
