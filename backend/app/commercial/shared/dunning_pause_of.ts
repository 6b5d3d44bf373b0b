import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { day, nullable, object, oneOf, text } from '#core/openapi/schema'
import { today } from '#core/settings/firm_clock'

/** Why an invoice is kept out of reminder letters. */
export interface DunningPauseView {
  kind: 'pause' | 'dispute'
  reason: string
  untilOn: string | null
}

export const dunningPauseView = object({
  kind: oneOf(['pause', 'dispute']),
  reason: text,
  untilOn: nullable(day),
})

/** What keeps an invoice out of reminder letters today; null where nothing does. */
export async function dunningPauseOf(
  invoiceId: number,
  client: QueryClientContract = db.connection()
): Promise<DunningPauseView | null> {
  const row = await client
    .from('dunning_pauses')
    .where('invoice_id', invoiceId)
    .whereNull('lifted_on')
    .where((query) => void query.whereNull('until_on').orWhere('until_on', '>=', today()))
    .first()
  return row ? { kind: row.kind, reason: row.reason, untilOn: row.until_on } : null
}
