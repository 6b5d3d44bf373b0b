import { BaseSchema } from '@adonisjs/lucid/schema'
import { CHART } from '#database/chart_of_accounts'
import { searchText } from '#engines/text/fold'
import { LEDGER_ACCOUNT_TYPES } from '#finance/enums/ledger_account_types'

/** Every portal has a chart to post to from the start; the firm edits it. */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
      const stamps = { version: 1, created_at: now, updated_at: now }
      for (const [code, type, name, nameAr, ...roles] of CHART) {
        const words = { name, name_ar: nameAr, search_text: searchText(code, name, nameAr) }
        await db.table('ledger_accounts').insert({ code, type, ...words, active: true, ...stamps })
        const account = await db.from('ledger_accounts').where('code', code).firstOrFail()
        for (const role of roles)
          await db.table('posting_rules').insert({ role, account_id: account.id, ...stamps })
      }
      await db.table('period_locks').insert({ module: 'ledger', updated_at: now })
      // a new portal gets its lists by its set-up
      const known = await db.from('list_options').first()
      if (!known) return
      for (const [position, { value, label, labelAr }] of LEDGER_ACCOUNT_TYPES.entries()) {
        const option = { list: 'ledger-account-types', value, label, label_ar: labelAr }
        await db.table('list_options').insert({ ...option, position, active: true })
      }
    })
  }

  async down() {
    this.defer(async (db) => {
      await db.from('list_options').where('list', 'ledger-account-types').delete()
      await db.from('period_locks').where('module', 'ledger').delete()
      await db.from('posting_rules').delete()
      await db.from('ledger_accounts').delete()
    })
  }
}
