import { describe } from '#core/openapi/registry'
import { arrayOf, id, object, text } from '#core/openapi/schema'
import { loginValidator, passcodeLoginValidator } from '#identity/sign_in/validator'
import { codeValidator } from '#identity/two_step/validator'
import { currentUser } from '#identity/account/openapi'

// login
describe('/api/auth', {
  'POST /login': {
    summary: 'Sign in with username and password',
    body: loginValidator,
    answer: currentUser,
    failures: [401, 429],
  },
  'POST /code': {
    summary: 'Answer with the code of your app, or a recovery code, after the password',
    body: codeValidator,
    answer: currentUser,
    failures: [409, 429],
  },
  'GET /passcode-users': {
    summary: 'List users who can sign in with a passcode, if enabled',
    answer: arrayOf(object({ id, name: text })),
    failures: [404],
  },
  'POST /passcode-login': {
    summary: 'Sign in with a passcode, if enabled',
    body: passcodeLoginValidator,
    answer: currentUser,
    failures: [401, 404, 429],
  },
})
