import type { ApplicationService } from '@adonisjs/core/types'
import { HttpContext } from '@adonisjs/core/http'
import { serialize, transformWithoutStacks, type Serialize } from '#core/http/serialize'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    serialize: Serialize
  }
}

export default class ApiProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    transformWithoutStacks()
    HttpContext.instanceProperty('serialize', serialize as Serialize)
    HttpContext.instanceProperty('abilities', new Set<string>())
  }

  async ready() {
    if (!this.app.getEnvironment().match(/web|test/)) return
    const { default: router } = await import('@adonisjs/core/services/router')
    const { requireAbilities } = await import('#core/http/secure')
    const { ABILITIES } = await import('#identity/access/access')
    const known = new Set(['public', ...Object.keys(ABILITIES)])
    requireAbilities(Object.values(router.toJSON()).flat() as never, known)
  }
}
