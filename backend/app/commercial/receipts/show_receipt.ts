import type { HttpContext } from '@adonisjs/core/http'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { shownAccounts } from '#core/bank_accounts/shown_account'
import { shownCheques } from '#core/cheques/cheque_register'
import { refundsOf } from '#commercial/shared/refunds_of'
import type Receipt from './receipt.js'
import ReceiptTransformer from './receipt_transformer.js'
import { allocationsOf } from './receipt_allocations.js'

/** A receipt with the invoices it has paid. */
export async function showReceipt(
  ctx: HttpContext,
  receipt: Receipt,
  client?: QueryClientContract
) {
  const allocations = await allocationsOf(receipt, client)
  const refunds = await refundsOf({ receipt_id: receipt.id }, client)
  const accounts = await shownAccounts([receipt.bankAccountId], client)
  const chequeOf = await shownCheques([receipt.chequeId], client)
  const beside = {
    ...{ allocations, refunds, bankAccount: accounts(receipt.bankAccountId) },
    cheque: chequeOf(receipt.chequeId),
  }
  return ctx.serialize(
    ReceiptTransformer.transform(receipt, ctx.abilities, beside, ctx.auth.user?.id)
  )
}
