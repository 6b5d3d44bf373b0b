import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ROWS_AT_ONCE } from '#core/database/insert_rows'
import { searchText } from '#engines/text/fold'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { companyKey } from '#commercial/companies/company_key'
import type Client from '#commercial/clients/models/client'

/** Firms by typed name that were looked up for many people at once, as long as their transaction lasts. */
const lookedUp = new WeakMap<TransactionClientContract, Map<string, number>>()

/** Looks the firms of many people up in one go, and adds those that are new, before each is settled. */
export async function settleCompanies(
  { trx }: UnitOfWork,
  typed: readonly (string | null | undefined)[]
) {
  const names = new Map<string, string>()
  const keys = new Map<string, string>()
  for (const text of typed) {
    const name = text?.trim()
    if (!name || keys.has(name)) continue
    const key = companyKey(name)
    keys.set(name, key)
    if (key && !names.has(key)) names.set(key, name)
  }
  const ids = await idsOf(trx, [...names.keys()])
  // always in one order: two that add the same firms must not wait for each other
  const added = [...names.keys()].filter((key) => !ids.has(key)).sort()
  if (added.length) {
    await trx
      .knexQuery()
      .insert(added.map((key) => newCompany(names.get(key)!, key)))
      .into('companies')
      .onConflict('name_key')
      .ignore()
    for (const [key, id] of await idsOf(trx, added, true)) ids.set(key, id)
  }
  const found = new Map<string, number>()
  for (const [name, key] of keys) if (ids.has(key)) found.set(name, ids.get(key)!)
  lookedUp.set(trx, found)
}

/** The row of a company of which only the name is known. */
const newCompany = (name: string, key: string) => ({
  name,
  name_key: key,
  search_text: searchText(name),
})

async function idsOf(trx: TransactionClientContract, keys: string[], latest = false) {
  const ids = new Map<string, number>()
  for (let at = 0; at < keys.length; at += ROWS_AT_ONCE) {
    const query = trx.from('companies').whereIn('name_key', keys.slice(at, at + ROWS_AT_ONCE))
    // what someone else has added meanwhile is not in this transaction's view of the table
    if (latest) void query.forUpdate()
    for (const row of await query.select('id', 'name_key')) ids.set(row.name_key, row.id)
  }
  return ids
}

/** Points a person at their firm before they are saved; a firm that is new to the portal is added. */
export async function settleCompany(uow: UnitOfWork, client: Client) {
  if (client.$isPersisted && !('company' in client.$dirty)) return
  client.companyId = await companyIdOf(uow, client.company)
}

/** @returns the firm of this name, added where the portal does not know it; null without a name */
export async function companyIdOf({ trx }: UnitOfWork, typed: string | null | undefined) {
  const name = typed?.trim()
  const found = name && lookedUp.get(trx)?.get(name)
  if (found) return found
  const key = name ? companyKey(name) : ''
  return key ? findOrAdd(trx, name!, key) : null
}

async function findOrAdd(
  trx: TransactionClientContract,
  name: string,
  key: string
): Promise<number> {
  const known = await trx.from('companies').where('name_key', key).select('id').first()
  if (known) return known.id as number
  // someone may add the same firm at this moment: the one that came first is taken
  await trx
    .knexQuery()
    .insert(newCompany(name, key))
    .into('companies')
    .onConflict('name_key')
    .ignore()
  const row = await trx
    .from('companies')
    .where('name_key', key)
    .forUpdate()
    .select('id')
    .firstOrFail()
  return row.id as number
}
