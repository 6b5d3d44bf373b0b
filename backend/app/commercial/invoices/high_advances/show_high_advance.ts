import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf, mayDecide } from '#core/approvals/approver'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Invoice from '#commercial/invoices/models/invoice'
import { CLIENT_ADVANCE, highAdvance, isAgreed } from './high_advance.js'

/** What the page of a draft says of an advance above its contract; null where it is not. */
export async function showHighAdvance(ctx: HttpContext, invoice: Invoice, uow?: UnitOfWork) {
  const client = uow?.trx ?? db.connection()
  const high = await highAdvance(invoice, client)
  if (!high) return null
  const { advancedMinor, contract } = high
  const agreed = await isAgreed(invoice, high, client)
  const open = (await openApprovals(CLIENT_ADVANCE, [invoice.id], uow?.trx)).get(invoice.id)
  const decides = ctx.abilities.has('client-advances.approve') && mayDecide(open, approverOf(ctx))
  return {
    advanced: invoice.money(advancedMinor),
    contractValue: contract.money(contract.valueMinor),
    above: invoice.money(advancedMinor - contract.valueMinor),
    agreed,
    approval: await approvalOf(CLIENT_ADVANCE, invoice.id, uow?.trx),
    can: {
      request: ctx.abilities.has('invoices.manage') && !agreed && !open,
      approve: decides,
      reject: decides,
    },
  }
}

export type HighAdvanceView = Awaited<ReturnType<typeof showHighAdvance>>
