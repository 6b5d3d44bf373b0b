import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

export interface RecordedEvent<Payload = Record<string, any>> {
  id: number
  name: string
  payload: Payload
  actorId: number | null
}

/** Runs in its own transaction, once per event; the person who caused the event is its actor. */
export type Handler<Payload = any> = (
  event: RecordedEvent<Payload>,
  uow: UnitOfWork
) => Promise<void>

const listeners = new Map<string, Map<string, Handler>>()

/**
 * Acts on an event after its commit.
 * @param key stable and unique for this event: it marks in the database what was done
 */
export function onEvent<Payload = Record<string, any>>(
  name: string,
  key: string,
  handler: Handler<Payload>
) {
  const known = listeners.get(name) ?? new Map<string, Handler>()
  if (known.has(key)) throw new Error(`two listeners of ${name} are called ${key}`)
  listeners.set(name, known.set(key, handler))
}

export function listenersOf(name: string): [key: string, handler: Handler][] {
  return [...(listeners.get(name) ?? [])]
}
