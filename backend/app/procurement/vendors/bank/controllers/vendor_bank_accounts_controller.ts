import type { HttpContext } from '@adonisjs/core/http'
import { findVendor } from '#procurement/vendors/find_vendor'
import { bankAccounts } from '#procurement/vendors/bank/bank_accounts'

export default class VendorBankAccountsController {
  /** The versions of where a vendor is paid, newest first; numbers always masked. */
  async index(ctx: HttpContext) {
    const { id } = await findVendor(ctx.params.id)
    return bankAccounts(ctx, id)
  }
}
