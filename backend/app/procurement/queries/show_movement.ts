import type { HttpContext } from '@adonisjs/core/http'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf, type Approver } from '#core/approvals/approver'
import { userNames } from '#core/people/user_names'
import type { Unit } from '#core/unit/unit'
import type StockMovement from '#procurement/models/stock_movement'
import { findMovement } from '#procurement/movements/find_movement'
import { STOCK_MOVEMENT } from '#procurement/movements/movement_records'
import { arabicNames, projectNames } from '#procurement/queries/reader_names'
import StockMovementDetailTransformer from '#procurement/transformers/stock_movement_detail_transformer'
import type { MovementContext } from '#procurement/transformers/stock_movement_transformer'

/** Reads, for a whole page of movements at once, what their transformer needs beside them. */
export async function movementContext(
  movements: StockMovement[],
  reader: Approver,
  unit?: Unit
): Promise<MovementContext> {
  const waiting = movements.filter(({ status }) => status === 'submitted').map(({ id }) => id)
  const people = movements.flatMap(({ createdBy, postedBy, receivedBy }) => [
    createdBy,
    postedBy,
    receivedBy,
  ])
  const stores = movements.flatMap(({ warehouseId, toWarehouseId }) => [warehouseId, toWarehouseId])
  return {
    reader,
    requests: await openApprovals(STOCK_MOVEMENT, waiting, unit?.trx),
    names: await userNames(people, unit?.trx),
    stores: await arabicNames('warehouses', stores, unit?.trx),
    projects: await projectNames(movements.map(({ projectId }) => projectId), unit?.trx), // prettier-ignore
  }
}

/** A movement as its page and every write on it answer. @throws AppError 404 */
export async function showMovement(ctx: HttpContext, id: number, unit?: Unit) {
  const movement = await findMovement(id, unit)
  const context = await movementContext([movement], approverOf(ctx), unit)
  const approval = await approvalOf(STOCK_MOVEMENT, id, unit?.trx)
  return ctx.serialize(StockMovementDetailTransformer.transform(movement, context, approval))
}
