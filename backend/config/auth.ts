import { defineConfig } from '@adonisjs/auth'
import type { InferAuthenticators } from '@adonisjs/auth/types'
import { SessionRowGuard } from '#identity/guard/session_row_guard'

const authConfig = defineConfig({
  default: 'web',
  guards: { web: (ctx) => new SessionRowGuard(ctx) },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
