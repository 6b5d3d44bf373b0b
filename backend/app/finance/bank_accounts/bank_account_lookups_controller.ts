import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { accountLabel } from '#core/bank_accounts/shown_account'
import { validateQuery } from '#core/http/validate'
import BankAccount from '#finance/bank_accounts/bank_account'
import { accountLookupValidator } from '#finance/bank_accounts/validator'

export default class BankAccountLookupsController {
  /** Accounts in use that money can move through, in one currency where it is named. */
  async index(ctx: HttpContext) {
    const { currency } = await validateQuery(ctx, accountLookupValidator)
    const query = BankAccount.query().where('active', true).orderBy('name').orderBy('id')
    if (currency) void query.where('currency', currency)
    const accounts = await query
    const rule = await db.from('posting_rules').where('role', 'bank').select('account_id').first()
    const first = Number(rule?.account_id)
    return accounts.map((account) => ({
      ...{ id: account.id, currency: account.currency, label: accountLabel(account) },
      isDefault: account.ledgerAccountId === first,
    }))
  }
}
