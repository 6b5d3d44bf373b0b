import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { bookDocument } from '#core/books/book_document'
import { STOCK_MOVEMENT } from '#procurement/shared/booked'
import { publishChange } from '#procurement/shared/publish_change'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'

/** `document_type` of approvals and `entity_type` of the audit log. */
export { STOCK_MOVEMENT }

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordMovement(
  uow: UnitOfWork,
  action: string,
  movement: StockMovement,
  { before, after }: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const about = { entityType: STOCK_MOVEMENT, entityId: movement.id, label: movement.number }
  await uow.audit({ action, ...about, before, after })
  await bookDocument(uow, STOCK_MOVEMENT, movement.id)
  publishChange(uow, 'stock-movements', movement.id, action)
  publishChange(uow, 'stock-levels', 0, action)
}

/** Saves a movement under its next version. */
export async function saveNextMovement(uow: UnitOfWork, movement: StockMovement) {
  movement.version++
  movement.updatedBy = uow.actor.id
  await movement.save()
}
