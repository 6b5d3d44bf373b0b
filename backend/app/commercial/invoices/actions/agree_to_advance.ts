import { openApprovals } from '#core/approvals/approval_of'
import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { openApproval } from '#core/approvals/open_approval'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { aboutInvoice } from './lock_invoice.js'
import type Invoice from '#commercial/invoices/models/invoice'
import { publishChange } from '#commercial/shared/publish_change'
import {
  CLIENT_ADVANCE,
  highAdvance,
  isAgreed,
} from '#commercial/invoices/high_advances/high_advance'

/**
 * Asks for the approval of a locked draft that takes the advances of its contract above its value.
 * @throws AppError 409 CONFLICT where none is needed or it was given, APPROVAL_OPEN while one is asked for
 */
export async function requestAgreement(uow: UnitOfWork, invoice: Invoice, reason: string) {
  const high = await highAdvance(invoice, uow.trx)
  if (!high || (await isAgreed(invoice, high, uow.trx))) throw conflict('CONFLICT')
  const { id, version, clientName, currency } = invoice
  const { number } = high.contract
  const title = [clientName, number, reason].join(' · ')
  await openApproval(uow, {
    ...{ documentType: CLIENT_ADVANCE, documentId: id, documentNumber: number },
    ...{ title, titleAr: title, link: `/commercial/invoicing/${id}`, documentVersion: version },
    authoredBy: invoice.createdBy ?? null,
    writtenIn: [{ entityType: 'invoice', entityId: id, actions: ['create', 'update'] }],
    ...{ amountMinor: high.advancedMinor, currency, department: 'commercial' },
  })
  await record(uow, 'request_agreement', invoice, { reason })
}

/**
 * Decides on it.
 * @throws AppError 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 AMOUNT_CHANGED where other advances were
 *   issued since it was asked for, ALREADY_DECIDED
 */
export async function decideAgreement(
  uow: UnitOfWork,
  invoice: Invoice,
  input: { decision: 'approve' | 'reject'; comment: string | null; by: Approver }
) {
  const open = (await openApprovals(CLIENT_ADVANCE, [invoice.id], uow.trx)).get(invoice.id)
  // what is rejected may have changed meanwhile
  const amountMinor =
    input.decision === 'approve'
      ? (await highAdvance(invoice, uow.trx))?.advancedMinor
      : open?.amountMinor
  await decide(uow, {
    ...{ documentType: CLIENT_ADVANCE, documentId: invoice.id, amountMinor: amountMinor ?? 0 },
    ...input,
  })
  const action = input.decision === 'approve' ? 'agree_to_advance' : 'refuse_advance'
  await record(uow, action, invoice, { comment: input.comment })
}

/**
 * Before an advance is issued. Its contract is locked, so that two at once do not both stay below.
 * @throws AppError 409 ADVANCE_NOT_AGREED where it takes the advances above the contract and no one agreed
 */
export async function requireAgreement(uow: UnitOfWork, invoice: Invoice) {
  const high = await highAdvance(invoice, uow.trx, { lock: true })
  if (!high || (await isAgreed(invoice, high, uow.trx))) return
  throw conflict('ADVANCE_NOT_AGREED', {
    params: {
      advanced: invoice.money(high.advancedMinor),
      value: invoice.money(high.contract.valueMinor),
      currency: invoice.currency,
    },
  })
}

async function record(
  uow: UnitOfWork,
  action: string,
  invoice: Invoice,
  after: Record<string, unknown>
) {
  await uow.audit({ action, ...aboutInvoice(invoice), after })
  publishChange(uow, 'invoices', invoice.id, 'update')
}
