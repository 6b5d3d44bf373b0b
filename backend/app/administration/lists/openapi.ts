import { describe } from '#core/openapi/registry'
import { arrayOf, flag, mapOf, named, object, text } from '#core/openapi/schema'

const choices = arrayOf(
  named('Choice', object({ value: text, label: text, labelAr: text, active: flag }))
)

describe('/api/lists', {
  GET: { summary: 'Every list of choices by its name', answer: mapOf(choices) },
  'GET /:name': { summary: 'One list of choices', answer: choices },
})
