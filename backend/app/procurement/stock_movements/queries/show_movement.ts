import type { HttpContext } from '@adonisjs/core/http'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf, type Approver } from '#core/approvals/approver'
import { userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'
import { revaluationView } from '#procurement/stock_movements/revaluation_view'
import { findMovement } from './find_movement.js'
import { STOCK_MOVEMENT } from '#procurement/stock_movements/records'
import { arabicNames, projectNames } from '#procurement/shared/localized_names'
import StockMovementDetailTransformer from '#procurement/stock_movements/transformers/stock_movement_detail_transformer'
import type { MovementContext } from '#procurement/stock_movements/transformers/stock_movement_transformer'

/** Reads, for a whole page of movements at once, what their transformer needs beside them. */
export async function movementContext(
  movements: StockMovement[],
  viewer: Approver,
  uow?: UnitOfWork
): Promise<MovementContext> {
  const waiting = movements.filter(({ status }) => status === 'submitted').map(({ id }) => id)
  const people = movements.flatMap(({ createdBy, postedBy, receivedBy }) => [
    createdBy,
    postedBy,
    receivedBy,
  ])
  const stores = movements.flatMap(({ warehouseId, toWarehouseId }) => [warehouseId, toWarehouseId])
  return {
    reader: viewer,
    requests: await openApprovals(STOCK_MOVEMENT, waiting, uow?.trx),
    names: await userNames(people, uow?.trx),
    stores: await arabicNames('warehouses', stores, uow?.trx),
    projects: await projectNames(
      movements.map(({ projectId }) => projectId),
      uow?.trx
    ),
  }
}

/** A movement as its page and every write on it answer. @throws AppError 404 */
export async function showMovement(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const movement = await findMovement(id, uow)
  const context = await movementContext([movement], approverOf(ctx), uow)
  const approval = await approvalOf(STOCK_MOVEMENT, id, uow?.trx)
  const revaluation = await revaluationView(movement, uow?.trx)
  return ctx.serialize(
    StockMovementDetailTransformer.transform(movement, context, approval, revaluation)
  )
}
