import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** Emitted with `{ kind, id }` when what a document means to the books may have changed. */
export const DOCUMENT_BOOKED = 'books.document_changed'

export interface BookedEvent {
  kind: string
  id: number
}

const named = new WeakMap<UnitOfWork, Set<string>>()

/**
 * Tells the books that a document has changed, once in a unit of work. What it means is read after the
 * commit and posted as the difference to what was posted of it, so that saying it again does no harm.
 * @param kind of a registered `BookSource`
 */
export async function bookDocument(uow: UnitOfWork, kind: string, id: number) {
  const known = named.get(uow) ?? new Set<string>()
  named.set(uow, known)
  const key = `${kind} ${id}`
  if (known.has(key)) return
  known.add(key)
  await uow.emit(DOCUMENT_BOOKED, { kind, id })
}
