import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/exceptions/app_error'
import { nextNumber } from '#core/numbering/next_number'
import type { Unit } from '#core/unit/unit'
import { announce } from '#commercial/live'
import { today } from '#core/settings/firm_clock'
import Client from '#commercial/models/client'
import Receipt from '#commercial/models/receipt'
import type { createReceiptValidator } from '#commercial/validators/invoice'
import { moneyIn } from './price_invoice.js'
import { settleInvoice } from './settle_invoice.js'

export interface Allocation {
  invoiceId: number
  amount: string
}

/** Books money that came in, over as many invoices as are named; what is over stays as an advance. */
export async function createReceipt(
  unit: Unit,
  input: Infer<typeof createReceiptValidator>
): Promise<Receipt> {
  const client = await Client.query({ client: unit.trx }).where('id', input.clientId).first()
  if (!client) throw invalid({ clientId: ['absent'] })
  const currency = input.currency ?? 'SAR'
  const amountMinor = moneyIn(input.amount, currency, 'amount')
  if (amountMinor <= 0) throw invalid({ amount: ['range'] })
  const receivedOn = input.receivedOn ?? today()
  if (receivedOn > today()) throw invalid({ receivedOn: ['inFuture'] })
  const receipt = new Receipt().useTransaction(unit.trx)
  receipt.merge({
    number: await nextNumber(unit.trx, 'RCT', Number(receivedOn.slice(0, 4))),
    clientId: client.id,
    clientName: client.company ?? client.name,
    receivedOn,
    method: input.method,
    reference: input.reference ?? null,
    currency,
    amountMinor,
    allocatedMinor: 0,
    unallocatedMinor: amountMinor,
    notes: input.notes ?? null,
    version: 1,
    createdBy: unit.actor.id,
    updatedBy: unit.actor.id,
  })
  receipt.refreshSearchText()
  await receipt.save()
  await spread(unit, receipt, input.allocations ?? [])
  await unit.audit({ action: 'create', ...aboutReceipt(receipt), after: receipt.toAudit() })
  announce(unit, 'receipts', receipt.id, 'create')
  return receipt
}

/** Spreads more of what a receipt has left. The receipt is locked and its version checked. */
export async function allocateReceipt(unit: Unit, receipt: Receipt, allocations: Allocation[]) {
  const before = receipt.toAudit()
  receipt.merge({ version: receipt.version + 1, updatedBy: unit.actor.id })
  await spread(unit, receipt, allocations)
  await unit.audit({ action: 'allocate', ...aboutReceipt(receipt), before, after: receipt.toAudit() }) // prettier-ignore
  announce(unit, 'receipts', receipt.id, 'update')
}

async function spread(unit: Unit, receipt: Receipt, allocations: Allocation[]) {
  // in the order of the ids, so that two receipts never wait for each other
  for (const { invoiceId, amount } of allocations.toSorted((a, b) => a.invoiceId - b.invoiceId)) {
    const amountMinor = moneyIn(amount, receipt.currency, 'allocations')
    if (amountMinor > receipt.unallocatedMinor) throw invalid({ allocations: ['aboveReceipt'] })
    const invoice = await settleInvoice(unit, {
      invoiceId,
      receiptId: receipt.id,
      amountMinor,
      settledOn: receipt.receivedOn,
    })
    if (invoice.currency !== receipt.currency || invoice.clientId !== receipt.clientId)
      throw invalid({ allocations: ['otherClient'] })
    receipt.allocatedMinor += amountMinor
    receipt.unallocatedMinor -= amountMinor
  }
  await receipt.save()
}

export function aboutReceipt({ id, number }: Receipt) {
  return { entityType: 'receipt', entityId: id, label: number }
}
