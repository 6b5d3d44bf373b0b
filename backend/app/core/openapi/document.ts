import { abilityOf } from '#core/http/secure'
import { failureComponents } from './failures.js'
import type { DocumentedRoute } from './documented_route.js'
import { operationOf } from './operation.js'
import { SHARED_PARAMETERS } from './parameters.js'
import { descriptionOf } from './registry.js'
import { id, namedSchemas, text, type JsonSchema } from './schema.js'

/** A route as `router.toJSON()` lists it. */
export interface ListedRoute {
  pattern: string
  methods: string[]
  name?: string
  matchers: Record<string, { match?: RegExp } | undefined>
  middleware: { all(): Set<unknown> }
}

export interface DocumentOptions {
  version: string
  /** Name of the cookie that carries the session. */
  cookie: string
}

/** The routes of the portal, one for each method; HEAD is understood wherever GET is. */
export function documentedRoutes(routes: ListedRoute[]): DocumentedRoute[] {
  return routes.flatMap((route) =>
    route.methods
      .filter((method) => method !== 'HEAD')
      .map((method) => ({
        method,
        pattern: route.pattern,
        name: route.name ?? `${method} ${route.pattern}`,
        ability: abilityOf(route) ?? 'public',
        params: pathParams(route),
      }))
  )
}

function pathParams({ pattern, matchers }: ListedRoute): Record<string, JsonSchema> {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name)
  return Object.fromEntries(
    names.map((name) => {
      const match = matchers[name]?.match
      if (match?.test('1')) return [name, id]
      return [name, match ? { ...text, pattern: match.source } : text]
    })
  )
}

/** The OpenAPI 3.1 document of these routes, from what they declare and describe. */
export function buildDocument(routes: ListedRoute[], { version, cookie }: DocumentOptions) {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of documentedRoutes(routes)) {
    const path = route.pattern.replace(/:(\w+)/g, '{$1}')
    const about = descriptionOf(route.method, route.pattern) ?? { summary: route.name }
    ;(paths[path] ??= {})[route.method.toLowerCase()] = operationOf(route, about)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Binaa',
      version,
      description:
        'The portal’s interface. `x-ability` names the right that an operation needs; `GET /api/auth/current-user` lists the rights someone has. Texts follow `Accept-Language` (en, ar).',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: namedSchemas(),
      parameters: SHARED_PARAMETERS,
      responses: failureComponents(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-XSRF-TOKEN',
          description: 'The value of the cookie XSRF-TOKEN, which any GET below /api sets.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API token that someone has made for a program: it may do what was chosen for it and its person may do. Accounts, and what moves money or rights, are not open to it.',
        },
      },
    },
  }
}
