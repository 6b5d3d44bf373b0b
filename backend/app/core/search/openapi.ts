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
    summary: 'Records of every kind by number or name, as far as one may open them',
    query: searchValidator,
    answer: arrayOf(named('FoundRecord', object(shownRecord))),
  },
})
