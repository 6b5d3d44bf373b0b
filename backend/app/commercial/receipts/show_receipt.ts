import type { HttpContext } from '@adonisjs/core/http'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
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
  return ctx.serialize(
    ReceiptTransformer.transform(
      receipt,
      ctx.abilities,
      { allocations, refunds },
      ctx.auth.user?.id
    )
  )
}
