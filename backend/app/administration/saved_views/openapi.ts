import { describe } from '#core/openapi/registry'
import { arrayOf, can, flag, id, named, object, text, whole } from '#core/openapi/schema'
import { createSavedViewValidator, updateSavedViewValidator } from './validator.js'

const savedView = named(
  'SavedView',
  object({
    id,
    resource: text,
    name: text,
    shared: flag,
    isDefault: flag,
    version: whole,
    state: object({ query: text, columns: arrayOf(text) }),
    mine: flag,
    can: can('update', 'delete'),
  })
)

describe('/api/saved-views', {
  GET: {
    summary: 'List your views of a list, and shared ones',
    query: { resource: text },
    answer: arrayOf(savedView),
  },
  POST: {
    summary: 'Save a view',
    body: createSavedViewValidator,
    answer: savedView,
    status: 201,
  },
  'PATCH /:id': {
    summary: 'Update one of your views',
    body: updateSavedViewValidator,
    answer: savedView,
  },
  'DELETE /:id': { summary: 'Delete one of your views' },
})
