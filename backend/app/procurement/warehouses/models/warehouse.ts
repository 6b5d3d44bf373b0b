import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { WarehouseSchema } from '#database/schema'
import WarehouseBin from './warehouse_bin.js'

export default class Warehouse extends WarehouseSchema {
  @hasMany(() => WarehouseBin, { onQuery: (query) => void query.orderBy('code') })
  declare bins: HasMany<typeof WarehouseBin>
}
