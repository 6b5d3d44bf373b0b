import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Unit } from '#core/unit/unit'
import { companyKey } from '#commercial/company_key'
import type Client from '#commercial/models/client'

/** Firms that were looked up for many people at once, as long as their transaction lasts. */
const lookedUp = new WeakMap<TransactionClientContract, Map<string, number>>()

/** Looks the firms of many people up in one go, before each of them is settled in the same unit. */
export async function lookUpCompanies(
  { trx }: Unit,
  names: readonly (string | null | undefined)[]
) {
  const keys = new Set(names.flatMap((name) => (name?.trim() ? companyKey(name.trim()) : [])))
  const rows = await trx
    .from('companies')
    .whereIn('name_key', [...keys])
    .select('id', 'name_key')
  lookedUp.set(trx, new Map(rows.map((row): [string, number] => [row.name_key, row.id])))
}

/** Points a person at their firm before they are saved; a firm that is new to the portal is added. */
export async function settleCompany(unit: Unit, client: Client) {
  if (client.$isPersisted && !('company' in client.$dirty)) return
  const name = client.company?.trim()
  const key = name ? companyKey(name) : ''
  client.companyId = key ? await companyIdOf(unit.trx, name!, key) : null
}

async function companyIdOf(trx: TransactionClientContract, name: string, key: string) {
  const asked = lookedUp.get(trx)?.get(key)
  if (asked) return asked
  const known = await trx.from('companies').where('name_key', key).select('id').first()
  if (known) return known.id as number
  // somebody may add the same firm at this moment: the one that came first is taken
  await trx
    .knexQuery()
    .insert({ name, name_key: key })
    .into('companies')
    .onConflict('name_key')
    .ignore()
  const row = await trx.from('companies').where('name_key', key).forUpdate().select('id').firstOrFail() // prettier-ignore
  return row.id as number
}
