import type { ApplicationService } from '@adonisjs/core/types'
import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'

/** Bodies are bare: an object for one record, an array for a list. */
class BareSerializer extends BaseSerializer<{ Wrap: undefined; PaginationMetaData: never }> {
  wrap = undefined

  definePaginationMetaData(): never {
    throw new Error('lists carry their total in X-Total-Count')
  }
}

const serializer = new BareSerializer()

declare module '@adonisjs/core/http' {
  interface HttpContext {
    serialize: BareSerializer['serialize']
  }
}

export default class ApiProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    HttpContext.instanceProperty('serialize', function (this: HttpContext, values: any): any {
      return serializer.serialize(values, this.containerResolver)
    })
    HttpContext.instanceProperty('abilities', new Set<string>())
  }

  async ready() {
    if (!this.app.getEnvironment().match(/web|test/)) return
    const { default: router } = await import('@adonisjs/core/services/router')
    const { requireAbilities } = await import('#core/http/secure')
    const { ABILITIES } = await import('#identity/access')
    const known = new Set(['public', ...Object.keys(ABILITIES)])
    requireAbilities(Object.values(router.toJSON()).flat() as never, known)
  }
}
