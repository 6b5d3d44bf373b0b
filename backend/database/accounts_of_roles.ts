import type { BaseSchema } from '@adonisjs/lucid/schema'
import { CHART } from '#database/chart_of_accounts'
import { searchText } from '#engines/text/fold'

type Client = Parameters<Parameters<BaseSchema['defer']>[0]>[0]

/** Gives each role that has none the account of the chart for it, under a code that is free there. */
export async function addAccountsOfRoles(db: Client, wanted: readonly string[]) {
  const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const stamps = { version: 1, created_at: now, updated_at: now }
  for (const [first, type, name, nameAr, ...roles] of CHART) {
    const role = roles.find((one) => wanted.includes(one))
    if (!role || (await db.from('posting_rules').where('role', role).first())) continue
    let code = Number(first)
    while (await db.from('ledger_accounts').where('code', String(code)).first()) code++
    const words = { name, name_ar: nameAr, search_text: searchText(String(code), name, nameAr) }
    const account = { code: String(code), type, ...words, active: true, ...stamps }
    await db.table('ledger_accounts').insert(account)
    const { id } = await db.from('ledger_accounts').where('code', account.code).firstOrFail()
    await db.table('posting_rules').insert({ role, account_id: id, ...stamps })
  }
}

/** Accounts stay: lines may be on them. */
export async function dropRoles(db: Client, roles: readonly string[]) {
  await db
    .from('posting_rules')
    .whereIn('role', [...roles])
    .delete()
}
