import type { HttpContext } from '@adonisjs/core/http'

/** Lists of what may be done with a record next. */
const OFFERS = new Set(['allowedActions', 'allowedMoves', 'nextStatuses'])

/** Who only looks may do nothing with a record, whatever `can` and the like of the answer say. */
export function withholdRights({ response }: HttpContext) {
  const body: unknown = response.hasContent ? response.getBody() : undefined
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return
  response.send(withoutRights(JSON.parse(JSON.stringify(body))))
}

export function withoutRights(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRights)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, rightsIn(name, member)])
  )
}

function rightsIn(name: string, member: unknown): unknown {
  if (OFFERS.has(name) && Array.isArray(member)) return []
  if (name !== 'can' || typeof member !== 'object' || member === null) return withoutRights(member)
  return Object.fromEntries(
    Object.entries(member).map(([right, value]) => [right, value === true ? false : value])
  )
}
