import type { Listing } from '#core/listing/definition'
import type { JsonSchema } from './schema.js'

/** What the document needs of a Vine validator. */
export interface Validator {
  toJSONSchema(): unknown
}

/** What a route says about itself beside path, method and ability, which the router knows. */
export interface Description {
  /** One line; the first words of the operation. */
  summary: string
  /** What checks the body; beside `files` these are the text fields of the form. */
  body?: Validator
  /** Makes it a multipart form: the parts that are files. */
  files?: Record<string, 'required' | 'optional'>
  /** Takes a form that proves itself who sends it: no CSRF token. */
  signedForm?: true
  /** A list: its ranges, sorting, search and filters, and `X-Total-Count`. */
  list?: Listing
  /** More members of the query. */
  query?: Record<string, JsonSchema> | Validator
  /** The JSON of the answer; without it the answer has no body. */
  answer?: JsonSchema
  /** 200 by default, 204 without an answer. */
  status?: 200 | 201 | 202 | 204
  /** Media type of an answer that is no JSON. */
  media?: string
  /** Carries `X-Total-Count` without being a list that can be filtered. */
  counted?: true
  /** Refused without the version that was seen: 428, and 412 where it is stale. */
  versioned?: true
  /** Statuses of failures beside those that follow from method, path and body. */
  failures?: number[]
}

const descriptions = new Map<string, Description>()

/**
 * Describes the routes below a prefix, by method and path as the router knows them:
 * `describe('/api/clients', { 'GET /:id': {…} })`; the prefix itself is `'GET'`.
 * @throws Error when a route is described twice
 */
export function describe(prefix: string, routes: Record<string, Description>) {
  for (const [route, description] of Object.entries(routes)) {
    const [method, path = ''] = route.split(' ')
    const key = `${method} ${prefix}${path}`
    if (descriptions.has(key)) throw new Error(`described twice: ${key}`)
    descriptions.set(key, description)
  }
}

export function descriptionOf(method: string, pattern: string): Description | undefined {
  return descriptions.get(`${method} ${pattern}`)
}

/** `METHOD /pattern` of everything described. */
export function describedRoutes(): string[] {
  return [...descriptions.keys()]
}
