import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import { installGate, installSectionCheck } from '#core/http/secure'
import { requireLiveSection } from '#core/sections/require_live_section'
import { decideAccess } from '#identity/guard/decide_access'

server.errorHandler(() => import('#core/http/exception_handler'))
installGate(decideAccess)
installSectionCheck(requireLiveSection)

server.use([
  () => import('#core/tracing/tracing_middleware'),
  () => import('#core/metrics/metrics_middleware'),
  () => import('#core/http/middleware/security_headers_middleware'),
  () => import('#core/http/middleware/container_bindings_middleware'),
  () => import('#core/http/middleware/address_limit_middleware'),
  () => import('#core/http/middleware/portal_files_middleware'),
])

// the session and its CSRF check come before a body is read
router.use([
  () => import('#core/http/middleware/plain_writes_middleware'),
  () => import('#core/http/middleware/session_middleware'),
  () => import('#core/http/middleware/csrf_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#core/http/middleware/body_deadline_middleware'),
  () => import('#core/http/middleware/body_middleware'),
])
