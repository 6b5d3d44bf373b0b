import app from '@adonisjs/core/services/app'
import '#identity/account/routes'
import '#identity/delegations/routes'
import '#identity/held_changes/routes'
import '#identity/sessions/routes'
import '#identity/sign_in/routes'
import '#identity/api_tokens/routes'
import '#identity/identity_providers/routes'
import '#identity/passkeys/routes'
import '#identity/permission_matrix/routes'
import '#identity/permission_sets/routes'
import '#identity/password_resets/routes'
import '#identity/person_views/routes'
import '#identity/single_sign_on/routes'
import '#identity/two_step/routes'
import '#identity/users/routes'

// lies among the sources only: the build leaves it out (scripts/build.mjs)
if (app.inDev || app.inTest) await import('#identity/development/routes')
