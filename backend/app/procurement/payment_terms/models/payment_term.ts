import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { PaymentTermSchema } from '#database/schema'
import { formatDecimal4 } from '#engines/money/money'
import PaymentTermPart from './payment_term_part.js'

export const PAYMENT_TERM_FIELDS = ['code', 'name', 'nameAr', 'active'] as const

export default class PaymentTerm extends PaymentTermSchema {
  @hasMany(() => PaymentTermPart, { onQuery: (query) => void query.orderBy('position') })
  declare parts: HasMany<typeof PaymentTermPart>

  /** What the audit log compares. Needs `parts` loaded. */
  toAudit(): Record<string, unknown> {
    return {
      ...Object.fromEntries(PAYMENT_TERM_FIELDS.map((name) => [name, this[name]])),
      parts: this.parts.map(({ portionBp, dueFrom, months, days }) => ({
        portion: formatDecimal4(portionBp * 100),
        ...{ dueFrom, months, days },
      })),
    }
  }
}
