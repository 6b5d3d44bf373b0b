import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { PriceListSchema } from '#database/schema'
import PriceListLine from './price_list_line.js'

export default class PriceList extends PriceListSchema {
  @hasMany(() => PriceListLine, {
    onQuery(query) {
      if (!query.isRelatedSubQuery) void query.orderBy('id').preload('material')
    },
  })
  declare lines: HasMany<typeof PriceListLine>
}
