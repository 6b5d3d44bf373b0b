import db from '@adonisjs/lucid/services/db'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { addMonths } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { badDebts } from '#core/vat/debt_reliefs'
import { RELIEF_MONTHS } from './request_adjustment.js'

/** Debts that are offered at once. */
const MOST = 200

/** Debts whose VAT may be claimed today and was not, the newest first. */
export async function claimableDebts() {
  return db.transaction(async (trx) => {
    const until = addMonths(today(), -RELIEF_MONTHS)
    const ids = await badDebts().suppliedUntil(until, MOST, trx)
    const claimed = await trx
      .from('vat_adjustments')
      .whereIn('claimed_id', ids)
      .select('claimed_id')
    const taken = new Set(claimed.map((row) => Number(row.claimed_id)))
    const debts = await badDebts().read(ids, trx)
    return ids.flatMap((id) => {
      const debt = debts.get(id)
      if (!debt || taken.has(id) || debt.reversedOn) return []
      const { number, suppliedOn, writtenOffOn, partyName } = debt
      return [
        {
          ...{ id, version: 1, number, suppliedOn, writtenOffOn, partyName },
          ...{ taxable: baseMoney(debt.taxableMinor), vat: baseMoney(debt.vatMinor) },
        },
      ]
    })
  })
}
