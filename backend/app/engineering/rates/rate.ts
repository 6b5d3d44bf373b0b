import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { RateSchema } from '#database/schema'
import type { CostHead } from '#engineering/enums/bill'
import RatePrice from './rate_price.js'

export default class Rate extends RateSchema {
  static table = 'rates'

  declare costHead: CostHead

  @hasMany(() => RatePrice, { onQuery: (query) => void query.orderBy('effective_on', 'desc') })
  declare prices: HasMany<typeof RatePrice>
}
