import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Approver } from '#core/approvals/approver'
import type Warehouse from '#procurement/models/warehouse'
import { WAREHOUSE_FIELDS } from '#procurement/models/warehouse'

/** A store. Needs `bins` preloaded. */
export default class WarehouseTransformer extends BaseTransformer<Warehouse> {
  constructor(
    warehouse: Warehouse,
    private readonly reader: Approver
  ) {
    super(warehouse)
  }

  toObject() {
    const warehouse = this.resource
    const manage = this.reader.abilities.has('stock.manage')
    return {
      ...this.pick(warehouse, ['id', 'version', ...WAREHOUSE_FIELDS, 'createdBy']),
      bins: warehouse.bins.map(({ code }) => code),
      createdAt: warehouse.createdAt.toUTC().toISO()!,
      updatedAt: warehouse.updatedAt.toUTC().toISO()!,
      can: { update: manage, delete: manage },
      allowedActions: manage ? ['update', 'delete'] : [],
    }
  }
}
