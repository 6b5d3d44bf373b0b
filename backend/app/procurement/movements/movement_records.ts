import type { Unit } from '#core/unit/unit'
import { announce } from '#procurement/live'
import type StockMovement from '#procurement/models/stock_movement'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const STOCK_MOVEMENT = 'stock_movement'

/** Writes to the audit log what a change did, and tells open pages of it. */
export async function recordMovement(
  unit: Unit,
  action: string,
  movement: StockMovement,
  { before, after }: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const about = { entityType: STOCK_MOVEMENT, entityId: movement.id, label: movement.number }
  await unit.audit({ action, ...about, before, after })
  announce(unit, 'stock-movements', movement.id, action)
  announce(unit, 'stock-levels', 0, action)
}

/** Saves a movement under its next version. */
export async function saveNextMovement(unit: Unit, movement: StockMovement) {
  movement.version++
  movement.updatedBy = unit.actor.id
  await movement.save()
}
