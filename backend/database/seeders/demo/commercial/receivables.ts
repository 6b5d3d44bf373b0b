import { DateTime } from 'luxon'
import { today } from '#core/settings/firm_clock'
import Client from '#commercial/clients/models/client'
import { saveCall } from '#commercial/collection_calls/save_call'
import Contract from '#commercial/contracts/contract'
import { saveCreditLimit } from '#commercial/credit_limits/save_limit'
import { writeLetter } from '#commercial/dunning/write_letter'
import Invoice from '#commercial/invoices/models/invoice'
import { createPromise } from '#commercial/payment_promises/save_promise'
import { createReceipt } from '#commercial/receipts/save_receipt'
import { refundReceipt } from '#commercial/refunds/pay_refund'
import { saveRetentionPlan } from '#commercial/retention/save_plan'
import { requestWriteOff } from '#commercial/write_offs/request_write_off'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { BUYER, issued, unitAt } from './invoices.js'
import { projectsAccount } from '../finance/bank_accounts.js'

const DESIGN = {
  description: 'Shop drawings, steel canopy',
  descriptionAr: 'مخططات تنفيذية لمظلة حديدية',
}

/** What becomes of what clients owe: credited in part, paid back, promised, given up, held. */
export async function seedReceivables(context: DemoContext) {
  await seedForeignInvoice(context)
  await seedSimplifiedInvoice(context)
  await seedPartialCredit(context)
  await seedRefund(context)
  await seedLateInvoices(context)
  await seedRetention(context)
}

async function seedForeignInvoice(context: DemoContext) {
  await issued(context, 26, 'standard', {
    clientId: context.clients[3]!.id,
    currency: 'USD',
    orderNumber: 'DXB-20417',
    buyer: {
      country: 'AE',
      vatNumber: '100438217600003',
      street: 'Sheikh Zayed Road',
      city: 'Dubai',
    },
    lines: [
      {
        ...DESIGN,
        quantity: '1',
        unitPrice: '6400',
        vatCategory: 'Z',
        vatRate: '0',
        exemptionReason: 'VATEX-SA-33',
      },
    ],
  })
}

async function seedSimplifiedInvoice(context: DemoContext) {
  await issued(context, 9, 'standard', {
    clientId: context.clients[4]!.id,
    simplified: true,
    notes: 'Paid at the counter.',
    lines: [{ ...DESIGN, quantity: '1', unitPrice: '750' }],
  })
}

async function seedPartialCredit(context: DemoContext) {
  const invoice = await issued(context, 16, 'standard', {
    clientId: context.clients[2]!.id,
    buyer: BUYER,
    lines: [{ ...DESIGN, quantity: '6', unitPrice: '1450' }],
  })
  await invoice.load('lines')
  const corrections = [{ lineId: invoice.lines[0]!.id, quantity: '1' }]
  const reason = 'One sheet was not needed'
  await issued(context, 15, 'credit_note', { reason, corrections }, invoice.id)
}

/** A client paid twice; the general manager had the second payment sent back. */
async function seedRefund(context: DemoContext) {
  const at = context.now.minus({ days: 14 })
  const bankAccountId = await projectsAccount(context)
  const receipt = await createReceipt(unitAt(context, at), {
    clientId: context.clients[5]!.id,
    receivedOn: at.toISODate()!,
    method: 'transfer',
    ...{ reference: 'FT26301277', bankAccountId },
    amount: '7360',
  })
  const later = context.now.minus({ days: 11 })
  const by = personOf(context, 'general.manager')
  await refundReceipt(new DemoUnit(context.trx, { at: later, by }), receipt, {
    amount: '7360',
    paidOn: later.toISODate()!,
    method: 'transfer',
    ...{ reference: 'OUT-0093', bankAccountId },
    reason: 'Paid twice',
  })
}

/**
 * Of three invoices long overdue one is to be given up after a call, one is promised, and one was written
 * about; its client may owe no more.
 */
async function seedLateInvoices(context: DemoContext) {
  const { trx, now } = context
  const late = await Invoice.query({ client: trx })
    .where('type', 'standard')
    .where('currency', 'SAR')
    .where('balance_minor', '>', 0)
    .whereNotNull('number')
    .orderBy('due_on')
    .limit(3)
  const [oldest, next, third] = late
  const unit = unitAt(context, now.minus({ days: 1 }))
  await requestWriteOff(unit, oldest!, {
    amount: oldest!.money(oldest!.balanceMinor),
    reason: 'The client has closed its business',
  })
  await createPromise(unit, next!, {
    amount: next!.money(next!.balanceMinor),
    dueOn: DateTime.fromISO(today()).plus({ days: 6 }).toISODate()!,
    promisedBy: 'Abu Fahad, finance manager',
    note: 'Will transfer after the owner has paid them',
  })
  await writeLetter(unit, { clientId: third!.clientId!, currency: 'SAR' })
  const inDays = (days: number) => DateTime.fromISO(today()).plus({ days }).toISODate()!
  await saveCall(unit, {
    ...{ clientId: oldest!.clientId!, result: 'no_answer', nextOn: inDays(2) },
    note: 'The office line rings, no one answers',
  })
  const client = await Client.query({ client: trx }).where('id', third!.clientId!).firstOrFail()
  await saveCreditLimit(unit, client, '20000')
}

async function seedRetention(context: DemoContext) {
  const { trx, now } = context
  const contract = await Contract.query({ client: trx }).where('reference', 'PO-88214').first()
  if (!contract) return
  const days = (count: number) => now.plus({ days: count }).toISODate()!
  await saveRetentionPlan(unitAt(context, now.minus({ days: 4 })), {
    contractId: contract.id,
    expectedVersion: contract.version,
    releases: [
      { event: 'completion', share: '50', dueOn: days(-20), occurredOn: days(-34) },
      { event: 'defects_end', share: '50', dueOn: days(345) },
    ],
  })
}
