import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Approver } from '#core/approvals/approver'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import { formatMoney } from '#engines/money/money'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'
import { movementStates } from '#procurement/stock_movements/states'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { nameIn } from '#core/base/user_names'

/** What a transformer of movements needs to know beside the movements. */
export interface MovementContext {
  reader: Approver
  /** Open approval requests by movement id. */
  requests: Map<number, ApprovalRequest>
  /** Names of people by id. */
  names: Map<number, string>
  /** Arabic names of stores by id. */
  stores: Map<number, string>
  /** Names of projects by id, where the viewer knows them by another than is kept here. */
  projects: Map<number, string>
}

/** A movement as its list shows it. */
export default class StockMovementTransformer extends BaseTransformer<StockMovement> {
  constructor(
    movement: StockMovement,
    protected readonly context: MovementContext
  ) {
    super(movement)
  }

  toObject() {
    const movement = this.resource
    const { reader: viewer, requests, stores, projects } = this.context
    const can = movementStates.can(movement, viewer, requests.get(movement.id))
    return {
      ...this.pick(movement, [
        'id',
        'version',
        'number',
        'type',
        'status',
        'movedOn',
        'warehouseId',
        'warehouseName',
        'toWarehouseId',
        'toWarehouseName',
        'projectId',
        'reason',
        'handedTo',
        'sourceType',
        'sourceId',
        'sourceNumber',
        'reversalOfId',
        'rejectionReason',
      ]),
      projectName: projects.get(movement.projectId ?? 0) ?? movement.projectName,
      warehouseNameAr: stores.get(movement.warehouseId) ?? null,
      toWarehouseNameAr: stores.get(movement.toWarehouseId ?? 0) ?? null,
      value: formatMoney(movement.valueMinor, STOCK_CURRENCY),
      currency: STOCK_CURRENCY,
      approvalReasons: movement.approvalReasons?.split(',') ?? [],
      ...this.#steps(),
      can,
      allowedActions: movementStates.actions.filter((action) => can[action]),
    }
  }
  /** Who did what to the movement, and when. */
  #steps() {
    const movement = this.resource
    const { names } = this.context
    const name = (id: number | null) => nameIn(names, id)
    return {
      createdBy: movement.createdBy,
      createdByName: name(movement.createdBy),
      postedByName: name(movement.postedBy),
      receivedByName: name(movement.receivedBy),
      postedAt: movement.postedAt?.toUTC().toISO() ?? null,
      receivedAt: movement.receivedAt?.toUTC().toISO() ?? null,
      createdAt: movement.createdAt.toUTC().toISO()!,
      updatedAt: movement.updatedAt.toUTC().toISO()!,
    }
  }
}
