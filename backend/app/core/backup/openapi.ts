import { describe } from '#core/openapi/registry'
import { instant, nullable, object, text, whole } from '#core/openapi/schema'

describe('/api/backups', {
  'GET /last': {
    summary: 'Get the latest backup, null before the first',
    answer: object({
      last: nullable(object({ madeAt: instant, folder: text, files: whole, bytes: whole })),
    }),
  },
})
