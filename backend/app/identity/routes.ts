import app from '@adonisjs/core/services/app'
import '#identity/account/routes'
import '#identity/delegations/routes'
import '#identity/sessions/routes'
import '#identity/sign_in/routes'
import '#identity/users/routes'

// never built into a production: the file is only read where NODE_ENV says otherwise
if (!app.inProduction) await import('#identity/development/routes')
