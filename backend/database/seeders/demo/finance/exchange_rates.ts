import { appendAuditRows, auditRow } from '#core/audit/append_audit'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { emptyColumns } from '#core/database/empty_columns'
import { auditOf } from '#core/resources/records'
import type { DemoContext } from '#database/seeders/demo/context'
import ExchangeRate from '#finance/exchange_rates/exchange_rate'
import { exchangeRates } from '#finance/exchange_rates/resource'

/** Currency, days before today from which it holds, millionths of a riyal for one unit. */
const RATES = [
  ['EUR', 180, 4_062_500],
  ['EUR', 90, 4_125_000],
  ['EUR', 10, 4_087_500],
  ['GBP', 180, 4_743_750],
  ['GBP', 10, 4_818_750],
  ['KWD', 180, 12_187_500],
  ['KWD', 10, 12_215_800],
  ['CNY', 180, 516_900],
  ['CNY', 10, 522_300],
  ['INR', 180, 44_600],
  ['JPY', 180, 25_100],
  ['EGP', 180, 77_900],
] as const

/** What foreign money is worth: amounts of the other records are counted with it. */
export async function seedExchangeRates({ trx, users, now }: DemoContext) {
  const by = { version: 1, createdBy: users.accountant.id, updatedBy: users.accountant.id }
  for (const [currency, ago, rateE6] of RATES) {
    const rate = new ExchangeRate().useTransaction(trx)
    const holds = {
      currency,
      rateE6,
      effectiveOn: now.minus({ days: ago }).toISODate()!,
      source: 'Central bank',
    }
    rate.merge({ ...emptyColumns(ExchangeRate), ...by, ...holds })
    await rate.save()
    await appendAuditRows(trx, [
      auditRow(SYSTEM_ACTOR, {
        ...{ action: 'create', entityType: exchangeRates.entity, entityId: rate.id },
        label: currency,
        after: auditOf(rate as never, exchangeRates.fields),
      }),
    ])
  }
}
