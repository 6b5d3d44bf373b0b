import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { atRate } from '#core/exchange_rates/at_rate'
import { rateOn } from '#core/exchange_rates/known_rates'
import { today } from '#core/settings/firm_clock'
import { setting } from '#core/settings/settings'
import { owedByClient } from '#commercial/shared/owed'

/** What counts against the credit limit of a client, in minor units of riyals. */
export interface CreditExposure {
  receivableMinor: number
  /** Cheques that settle what was owed, while no bank has paid them: they may bounce. */
  chequesMinor: number
  /** Of contracts what is not certified yet; 0 where the setting leaves it out. */
  unbilledMinor: number
  exposureMinor: number
  /** Currencies of which no rate is known: their amounts are missing. */
  unconverted: string[]
}

/** What each of these clients owes and has contracted, at the rates of today. */
export async function creditExposures(
  clientIds: readonly number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, CreditExposure>> {
  const exposures = new Map(clientIds.map((id) => [id, none()]))
  const add = (kind: 'receivableMinor' | 'chequesMinor' | 'unbilledMinor', rows: Amount[]) => {
    for (const { clientId, currency, minor } of rows) {
      const exposure = exposures.get(clientId)!
      const rate = rateOn(currency, today())
      if (rate !== undefined) exposure[kind] += atRate(minor, currency, rate)
      else if (minor !== 0 && !exposure.unconverted.includes(currency))
        exposure.unconverted.push(currency)
    }
  }
  add('receivableMinor', await owedByClient(clientIds, client))
  add('chequesMinor', await heldCheques(clientIds, client))
  if (setting('creditIncludesUnbilled', true))
    add('unbilledMinor', await unbilledByClient(clientIds, client))
  for (const exposure of exposures.values())
    exposure.exposureMinor =
      exposure.receivableMinor + exposure.chequesMinor + exposure.unbilledMinor
  return exposures
}

const none = (): CreditExposure => ({
  ...{ receivableMinor: 0, chequesMinor: 0, unbilledMinor: 0, exposureMinor: 0 },
  unconverted: [],
})

interface Amount {
  clientId: number
  currency: string
  minor: number
}

/** Receipts by cheques that no bank has paid yet. */
async function heldCheques(
  clientIds: readonly number[],
  client: QueryClientContract
): Promise<Amount[]> {
  if (!clientIds.length) return []
  const rows = await client
    .from('receipts')
    .whereIn('client_id', [...clientIds])
    .whereNotNull('cheque_id')
    .whereNull('cleared_on')
    .whereNull('reversed_on')
    .groupBy('client_id', 'currency')
    .select('client_id', 'currency')
    .sum('amount_minor as amount')
  return rows.map((row) => ({
    ...{ clientId: row.client_id, currency: row.currency, minor: Number(row.amount) },
  }))
}

/** Value of contracts less what is certified of each; certifying more than agreed takes nothing off others. */
async function unbilledByClient(
  clientIds: readonly number[],
  client: QueryClientContract
): Promise<Amount[]> {
  if (!clientIds.length) return []
  const rows = await client
    .from('contracts as c')
    .leftJoin('contract_entries as e', (join) =>
      join.on('e.contract_id', 'c.id').andOnVal('e.account', 'certified')
    )
    .whereIn('c.client_id', [...clientIds])
    .groupBy('c.id', 'c.client_id', 'c.currency', 'c.value_minor')
    .select('c.client_id', 'c.currency', 'c.value_minor')
    .sum('e.amount_minor as certified')
  return rows.map((row) => ({
    ...{ clientId: row.client_id, currency: row.currency },
    minor: Math.max(0, Number(row.value_minor) - Number(row.certified ?? 0)),
  }))
}
