import router from '@adonisjs/core/services/router'
import { domainOf } from '#core/http/secure'

/** The domain that answers `GET /api/<resource>`: whose section an export or search of it needs. */
export function domainOfResource(resource: string): string | undefined {
  const routes = Object.values(router.toJSON()).flat()
  const list = routes.find(
    ({ pattern, methods }) => pattern === `/api/${resource}` && methods.includes('GET')
  )
  return domainOf(list)
}
