import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { numberIn } from '#core/numbering/next_number'
import type { NumberSeries as Series } from '#core/numbering/series'

/**
 * The number series of documents, advanced in memory and written back once. Their rows are locked
 * from `open` on, so that no one takes a number in between.
 */
export class NumberSeries {
  private constructor(
    private readonly trx: TransactionClientContract,
    private readonly last: Map<string, number>
  ) {}

  static async open(trx: TransactionClientContract): Promise<NumberSeries> {
    const rows = await trx.from('number_sequences').select('key', 'last_value').forUpdate()
    return new NumberSeries(trx, new Map(rows.map((row) => [row.key, Number(row.last_value)])))
  }

  /** Like `nextNumber`: the next number of a type in a year, e.g. `PO-2026-0042`. */
  next({ prefix }: Series, year: string): string {
    const key = `${prefix}-${year}`
    const value = (this.last.get(key) ?? 0) + 1
    this.last.set(key, value)
    return numberIn(key, value)
  }

  async save() {
    const rows = [...this.last].map(([key, last_value]) => ({ key, last_value }))
    if (!rows.length) return
    await this.trx.knexQuery().insert(rows).into('number_sequences').onConflict('key').merge()
  }
}
