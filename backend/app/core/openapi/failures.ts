import type { DocumentedRoute } from './documented_route.js'
import type { Description } from './registry.js'
import { arrayOf, instant, mapOf, named, nullable, text, whole, type JsonSchema } from './schema.js'

const REASONS: Record<number, string> = {
  400: 'The body can’t be read.',
  401: 'Not signed in, or the session has ended.',
  403: 'Not allowed, or the CSRF token is missing.',
  404: 'Not found, or not visible to the user.',
  409: 'Not possible in the current state of the record, or already in progress.',
  412: 'The record has changed since it was read; the response names who and when.',
  413: 'The payload is too large.',
  422: 'Invalid input; `errors` lists the fields.',
  428: 'The version of the record is missing.',
  429: 'Too many attempts; `Retry-After` states when to try again.',
  503: 'The portal or this department is temporarily unavailable; `Retry-After` if the end is known.',
  507: 'The disk is full and nothing was saved; `Retry-After` states when to try again.',
}

/** The one body of every error, in the requested language. */
export const failure = named('Error', {
  type: 'object',
  properties: {
    message: { ...text, minLength: 1 },
    code: { type: 'string', pattern: '^[A-Z][A-Z0-9_]*$' },
    errors: mapOf(arrayOf(text)),
    requestId: text,
    // who was first, and the current state of the record
    changedBy: nullable(text),
    changedAt: instant,
    currentVersion: whole,
    decidedBy: nullable(text),
    decidedAt: nullable(instant),
    status: nullable(text),
    // how much there is of what was requested; documents that have run out
    materialId: whole,
    available: text,
    documents: arrayOf(text),
    // the record that stands in the way
    recordId: whole,
    number: text,
    // which department is closed, and until when if that is known
    section: text,
    until: nullable(instant),
  },
  required: ['message', 'code', 'requestId'],
  additionalProperties: false,
})

export function failureComponents(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(REASONS).map(([status, description]) => [
      `Failure${status}`,
      {
        description,
        ...(['429', '503', '507'].includes(status) && {
          headers: { 'Retry-After': { description: 'Seconds.', schema: whole } },
        }),
        content: { 'application/json': { schema: failure } },
      },
    ])
  )
}

/** How an operation may fail, by what it is. */
export function failuresOf(
  { method, pattern, params, ability }: DocumentedRoute,
  about: Description
) {
  const open = ability === 'public'
  const writes = method !== 'GET'
  const statuses = new Set<number>(about.failures)
  const also = (condition: unknown, ...more: number[]) =>
    condition && more.forEach((it) => statuses.add(it))
  also(!open, 401, 403)
  also(writes, 403)
  also(writes && !open, 507)
  // what the virus scanner holds
  also(about.media, 409)
  also(Object.keys(params).length, 404)
  also(method === 'POST' && !open, 409, 422)
  also(about.versioned, 409, 412, 422, 428)
  also(about.body || about.files, 400, 413, 422)
  also(about.list || about.counted || about.query, 422)
  // what a person or an address may ask in a minute is limited everywhere but of its health
  also(pattern.startsWith('/api'), 429)
  also(true, 503)
  return Object.fromEntries(
    [...statuses]
      .sort((a, b) => a - b)
      .map((status) => [status, { $ref: `#/components/responses/Failure${status}` }])
  )
}
