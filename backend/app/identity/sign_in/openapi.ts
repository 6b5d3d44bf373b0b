import { describe } from '#core/openapi/registry'
import { arrayOf, id, object, text } from '#core/openapi/schema'
import { loginValidator, passcodeLoginValidator } from '#identity/sign_in/validator'
import { currentUser } from '#identity/account/openapi'

// login
describe('/api/auth', {
  'POST /login': {
    summary: 'Sign in with username and password',
    body: loginValidator,
    answer: currentUser,
    failures: [401, 429],
  },
  'POST /logout': { summary: 'Sign out' },
  'GET /passcode-users': {
    summary: 'Who may sign in with a passcode; absent unless switched on',
    answer: arrayOf(object({ id, name: text })),
    failures: [404],
  },
  'POST /passcode-login': {
    summary: 'Sign in with a passcode; absent unless switched on',
    body: passcodeLoginValidator,
    answer: currentUser,
    failures: [401, 404, 429],
  },
})
