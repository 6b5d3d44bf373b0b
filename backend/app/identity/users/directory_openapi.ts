import { describe } from '#core/openapi/registry'
import { arrayOf, id, named, nullable, object, text } from '#core/openapi/schema'

// directory
describe('/api/auth', {
  'GET /users': {
    summary: 'Who works here: names and faces',
    answer: arrayOf(named('DirectoryEntry', object({ id, name: text, photoUrl: nullable(text) }))),
  },
  'GET /users/:id/photo': { summary: 'The photo of a user', media: 'image/jpeg' },
  'POST /users/:id/photo': {
    summary: 'Set one’s photo',
    files: { photo: 'required' },
    answer: object({ photoUrl: nullable(text) }),
  },
})
