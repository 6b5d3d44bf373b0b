import { describe } from '#core/openapi/registry'
import { arrayOf, id, named, nullable, object, text } from '#core/openapi/schema'
import { searchValidator } from './searches_controller.js'

/** What a record is shown by where records of several kinds stand together. */
export const shownRecord = {
  resource: text,
  id,
  number: nullable(text),
  title: text,
  subtitle: nullable(text),
}

describe('/api/search', {
  GET: {
    summary: 'Search records of all types by number or name, limited to what the user can open',
    query: searchValidator,
    answer: arrayOf(named('FoundRecord', object(shownRecord))),
  },
})
