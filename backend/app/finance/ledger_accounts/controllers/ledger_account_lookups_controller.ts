import type { HttpContext } from '@adonisjs/core/http'
import { languageNow } from '#core/base/language'
import { lookupIds } from '#core/listing/lookup'
import LedgerAccount from '#finance/ledger_accounts/ledger_account'
import { ledgerAccounts } from '#finance/ledger_accounts/resource'

export default class LedgerAccountLookupsController {
  /** Accounts in use, by code or name. */
  async index(ctx: HttpContext) {
    const asked = ctx.request.qs().id !== undefined
    const ids = await lookupIds(ctx, {
      listing: ledgerAccounts.listing,
      shown: ['code', 'name', 'name_ar'],
      // one that was closed since it was chosen still has its name
      filters: asked ? {} : { active: 'true' },
    })
    const accounts = await LedgerAccount.query().whereIn('id', ids).orderBy('code')
    const inArabic = languageNow() === 'ar'
    return accounts.map(({ id, code, name, nameAr }) => ({
      id,
      label: `${code} · ${inArabic ? nameAr : name}`,
    }))
  }
}
