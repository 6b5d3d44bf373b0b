import type { Infer } from '@vinejs/vine/types'
import { openApproval } from '#core/approvals/open_approval'
import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { WRITE_OFFS } from '#commercial/shared/number_series'
import { moneyIn } from '#commercial/invoices/actions/price_invoice'
import type Invoice from '#commercial/invoices/models/invoice'
import { recordWriteOff, WRITE_OFF } from './records.js'
import WriteOff from './write_off.js'
import type { createWriteOffValidator } from './validator.js'

/**
 * Asks to give up what a locked invoice has open, or a part of it. It takes effect once another person
 * agrees. VAT stays owed: its relief has conditions of its own and is claimed with a credit note.
 * @throws AppError 409 for a draft or a credit note, or one that waits already; 422 on `amount`
 */
export async function requestWriteOff(
  uow: UnitOfWork,
  invoice: Invoice,
  input: Infer<typeof createWriteOffValidator>
): Promise<WriteOff> {
  if (!invoice.number || invoice.type === 'credit_note') throw conflict('INVOICE_NOT_ISSUED')
  const waiting = await WriteOff.query({ client: uow.trx })
    .where({ invoiceId: invoice.id, status: 'submitted' })
    .first()
  if (waiting) throw conflict('WRITE_OFF_OPEN', { params: { number: waiting.number } })
  const amountMinor = moneyIn(input.amount, invoice.currency, 'amount')
  if (amountMinor <= 0) throw invalid({ amount: ['range'] })
  if (amountMinor > invoice.balanceMinor) throw invalid({ amount: ['aboveBalance'] })
  const writeOff = new WriteOff().useTransaction(uow.trx)
  const { clientId, clientName, currency } = invoice
  writeOff.merge({
    ...emptyColumns(WriteOff),
    ...{ invoiceId: invoice.id, clientId, clientName, currency, amountMinor },
    number: await nextNumber(uow.trx, WRITE_OFFS, Number(today().slice(0, 4))),
    reason: input.reason,
    status: 'submitted',
    version: 1,
    createdBy: uow.actor.id,
    updatedBy: uow.actor.id,
  })
  await writeOff.save()
  await recordWriteOff(uow, 'create', writeOff, { after: writeOff.toAudit() })
  await openApproval(uow, approvalOf(writeOff, invoice))
  return writeOff
}

function approvalOf(writeOff: WriteOff, { number, clientName }: Invoice) {
  const { id, amountMinor, currency, version, reason, createdBy } = writeOff
  const title = [clientName, number, reason].join(' · ')
  return {
    ...{ documentType: WRITE_OFF, documentId: id, documentNumber: writeOff.number },
    ...{ title, titleAr: title, link: `/commercial/write-offs/${id}`, documentVersion: version },
    authoredBy: createdBy ?? null,
    writtenIn: [{ entityType: WRITE_OFF, entityId: id, actions: ['create'] }],
    ...{ amountMinor, currency, department: 'commercial' },
  }
}
