import { column } from '@adonisjs/lucid/orm'
import type { CostHead } from '#core/budgets/cost_heads'
import { storedJson } from '#core/database/stored_json'
import { BudgetLineSchema } from '#database/schema'

export default class BudgetLine extends BudgetLineSchema {
  declare costHead: CostHead

  /** Amounts of its months in minor units, from the first of the budget to its last. */
  @column({
    prepare: (months: number[] | null) => (months ? JSON.stringify(months) : null),
    consume: (stored: unknown) => (stored === null ? null : storedJson<number[]>(stored)),
  })
  declare months: any
}
