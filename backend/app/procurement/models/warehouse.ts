import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { WarehouseSchema } from '#database/schema'
import WarehouseBin from '#procurement/models/warehouse_bin'

export const WAREHOUSE_FIELDS = ['code', 'name', 'nameAr', 'location', 'projectId', 'active'] as const // prettier-ignore

export default class Warehouse extends WarehouseSchema {
  @hasMany(() => WarehouseBin, { onQuery: (query) => void query.orderBy('code') })
  declare bins: HasMany<typeof WarehouseBin>

  /** What the audit log compares. Needs `bins` loaded. */
  toAudit(): Record<string, unknown> {
    return {
      ...Object.fromEntries(WAREHOUSE_FIELDS.map((name) => [name, this[name] ?? null])),
      bins: this.bins.map(({ code }) => code),
    }
  }
}
