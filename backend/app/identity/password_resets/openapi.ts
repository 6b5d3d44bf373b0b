import { describe } from '#core/openapi/registry'
import { object, text } from '#core/openapi/schema'
import { askResetValidator, checkResetValidator, resetPasswordValidator } from './validator.js'

describe('/api/auth/password-resets', {
  POST: {
    summary: 'Ask for a link by mail that sets another password, by username or e-mail address',
    body: askResetValidator,
    failures: [409, 429],
  },
  'POST /check': {
    summary: 'Whether the link of a mail can still be used, and for whom',
    body: checkResetValidator,
    answer: object({ username: text }),
    failures: [409, 429],
  },
  PUT: {
    summary: 'Set another password with the link of a mail; all sessions end',
    body: resetPasswordValidator,
    failures: [409, 429],
  },
})
