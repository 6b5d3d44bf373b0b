import { describe } from '#core/openapi/registry'
import { arrayOf, id, named, nullable, object, text } from '#core/openapi/schema'

// directory
describe('/api/auth', {
  'GET /users': {
    summary: 'List colleagues with name and photo',
    answer: arrayOf(named('DirectoryEntry', object({ id, name: text, photoUrl: nullable(text) }))),
  },
  'GET /users/:id/photo': { summary: 'Get the photo of a user', media: 'image/jpeg' },
  'POST /users/:id/photo': {
    summary: 'Set your photo',
    files: { photo: 'required' },
    answer: object({ photoUrl: nullable(text) }),
  },
})
