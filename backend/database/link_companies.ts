import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { companyKey } from '#commercial/companies/company_key'
import { insertRows, updateRows } from '#core/database/many_rows'

/** Clients at a time: what is held of them stays small however many there are. */
const PAGE = 2000

type Client = Pick<QueryClientContract, 'from' | 'table' | 'rawQuery'>

interface Employed {
  id: number
  company: string
}

/** Gives clients that were written row by row (seeds, rows from before there were firms) their firm. */
export async function linkCompanies(client: Client) {
  let last = 0
  for (;;) {
    const rows: Employed[] = await client
      .from('clients')
      .whereNull('company_id')
      .whereNotNull('company')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'company')
    if (!rows.length) return
    last = rows[rows.length - 1].id
    const ids = await companyIds(
      client,
      rows.map(({ company }) => company)
    )
    const linked = rows.flatMap(({ id, company }) => {
      const companyId = ids.get(company)
      return companyId ? [{ id, company_id: companyId }] : []
    })
    await updateRows(client, 'clients', linked)
  }
}

/** The firms of these names, by spelling. A name of no letters and digits is no firm. */
export async function companyIds(client: Client, names: string[]): Promise<Map<string, number>> {
  const firstOf = new Map<string, string>()
  for (const name of names.toReversed()) firstOf.set(companyKey(name), name)
  firstOf.delete('')
  const ids = await companiesOf(client, firstOf)
  return new Map(
    names.flatMap((name) => {
      const id = ids.get(companyKey(name))
      return id ? [[name, id] as const] : []
    })
  )
}

/** The firms of these keys by key; one that is not known is added under the name it is first met by. */
async function companiesOf(client: Client, names: Map<string, string>) {
  const keys = [...names.keys()]
  const known = await idsOf(client, keys)
  const fresh = keys.filter((key) => !known.has(key))
  if (!fresh.length) return known
  const rows = fresh.map((key) => ({ name: names.get(key)!, name_key: key }))
  await insertRows(client, 'companies', rows)
  return new Map([...known, ...(await idsOf(client, fresh))])
}

async function idsOf(client: Client, keys: string[]): Promise<Map<string, number>> {
  const rows = await client.from('companies').whereIn('name_key', keys).select('id', 'name_key')
  return new Map(rows.map((row) => [row.name_key, row.id]))
}
