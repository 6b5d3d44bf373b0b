import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { DunningLetterLineSchema, DunningLetterSchema } from '#database/schema'
import { formatMoney } from '#engines/money/money'

export class DunningLetterLine extends DunningLetterLineSchema {
  static table = 'dunning_letter_lines'
}

/** What a client was written about overdue invoices; never changed. */
export default class DunningLetter extends DunningLetterSchema {
  @hasMany(() => DunningLetterLine, { foreignKey: 'letterId' })
  declare lines: HasMany<typeof DunningLetterLine>

  money(minor: number): string {
    return formatMoney(minor, this.currency)
  }
}
