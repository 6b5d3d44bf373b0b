import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import StockMovement from '#procurement/stock_movements/models/stock_movement'
import { takeWriteLock } from '#procurement/stock_ledger/levels'

/** A movement with its lines and their materials. @throws AppError 404 */
export async function findMovement(id: number, uow?: UnitOfWork): Promise<StockMovement> {
  const movement = await StockMovement.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('lines', (lines) => void lines.preload('material'))
    .preload('reversalOf')
    .first()
  if (!movement) throw notFound()
  return movement
}

/**
 * The movement with its lines, locked until the unit ends. The turn comes first: its holder goes
 * on to write lines, and locks on lines reach over the gaps beside them.
 * @throws AppError 404, 412
 */
export async function lockMovement(
  uow: UnitOfWork,
  id: number,
  expectedVersion?: number
): Promise<StockMovement> {
  await takeWriteLock(uow)
  const movement = await StockMovement.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .first()
  if (!movement) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(movement, expectedVersion, uow.trx)
  await movement.load('lines', (lines) => void lines.forUpdate())
  return movement
}
