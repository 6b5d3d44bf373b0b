import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
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

/** Of pauses those that keep their invoice out of reminder letters on a day. */
export function keepsOutOn(pauses: ChainableContract, on: string) {
  pauses.whereNull('lifted_on').where((end) => {
    void end.whereNull('until_on').orWhere('until_on', '>=', on)
  })
}

/** What keeps an invoice out of reminder letters today; null where nothing does. */
export async function dunningPauseOf(
  invoiceId: number,
  client: QueryClientContract = db.connection()
): Promise<DunningPauseView | null> {
  const row = await client
    .from('dunning_pauses')
    .where('invoice_id', invoiceId)
    .where((pauses) => keepsOutOn(pauses, today()))
    .first()
  return row ? { kind: row.kind, reason: row.reason, untilOn: row.until_on } : null
}
