import router from '@adonisjs/core/services/router'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import { currentUser } from '#identity/account/openapi'

const DevLoginsController = () => import('#identity/development/dev_login')

secure(router.post('/api/auth/dev-login', [DevLoginsController, 'store']), 'public')

describe('/api/auth/dev-login', {
  POST: {
    summary: 'Sign in as the first administrator (development only)',
    answer: currentUser,
    failures: [404],
  },
})
