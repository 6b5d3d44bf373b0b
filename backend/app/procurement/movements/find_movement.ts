import { notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import StockMovement from '#procurement/models/stock_movement'
import { takeTurn } from '#procurement/stock/levels'

/** A movement with its lines and their materials. @throws AppError 404 */
export async function findMovement(id: number, unit?: Unit): Promise<StockMovement> {
  const movement = await StockMovement.query(unit && { client: unit.trx })
    .where('id', id)
    .preload('lines', (lines) => void lines.preload('material'))
    .preload('reversalOf')
    .first()
  if (!movement) throw notFound()
  return movement
}

/**
 * The movement with its lines, locked until the unit ends. The turn comes first: whoever has it goes
 * on to write lines, and locks on lines reach over the gaps beside them.
 * @throws AppError 404, 412
 */
export async function lockMovement(unit: Unit, id: number, seen?: number): Promise<StockMovement> {
  await takeTurn(unit)
  const movement = await StockMovement.query({ client: unit.trx })
    .where('id', id)
    .forUpdate()
    .first()
  if (!movement) throw notFound()
  if (seen !== undefined) await checkVersion(movement, seen, unit.trx)
  await movement.load('lines', (lines) => void lines.forUpdate())
  return movement
}
