import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { createReceipt } from '#commercial/receipts/save_receipt'
import { lockCheque } from '#finance/cheques/record_cheque'
import type { ChequeAction } from '#finance/cheques/states'
import { stepCheque } from '#finance/cheques/step_cheque'
import { formatMoney } from '#engines/money/money'
import { payBill } from '#procurement/bills/actions/pay_bill'
import VendorBill from '#procurement/bills/models/vendor_bill'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { mostPayable } from '#procurement/purchase_orders/retention'
import { BUYER, issued, unitAt } from '../commercial/invoices.js'
import type { DemoContext } from '../context.js'
import { projectsAccount } from './bank_accounts.js'

const RENT = { description: 'Hire of formwork, monthly', descriptionAr: 'تأجير شدات، شهرياً' }

interface Story {
  /** The place of the client, and the price before VAT. */
  client: number
  price: string
  number: string
  bankName: string
  /** Days from now of its date. */
  due: number
  steps: { action: ChequeAction; daysAgo: number; reason?: string }[]
}

/** Due soon, due and not deposited, with the bank, paid, and bounced. */
const STORIES: Story[] = [
  { client: 1, price: '18000', number: '000412', bankName: 'Riyad Bank', due: 4, steps: [] },
  { client: 2, price: '9400', number: '118820', bankName: 'Al Rajhi Bank', due: -2, steps: [] },
  {
    ...{ client: 3, price: '26500', number: '000077', bankName: 'Arab National Bank', due: -1 },
    steps: [{ action: 'deposit', daysAgo: 1 }],
  },
  {
    ...{ client: 1, price: '12000', number: '000398', bankName: 'Riyad Bank', due: -9 },
    steps: [
      { action: 'deposit', daysAgo: 9 },
      { action: 'clear', daysAgo: 7 },
    ],
  },
  {
    ...{ client: 4, price: '7350', number: '554010', bankName: 'Saudi National Bank', due: -6 },
    steps: [
      { action: 'deposit', daysAgo: 6 },
      { action: 'bounce', daysAgo: 4, reason: 'Insufficient funds' },
    ],
  },
]

/** Cheques of clients and one that a vendor was given, entered and stepped by the actions that people use. */
export async function seedCheques() {
  await db.transaction(async (trx) => {
    const users = await trx.from('users').select('id', 'username')
    const context: DemoContext = {
      ...{ trx, now: DateTime.utc(), projects: [] },
      users: Object.fromEntries(users.map(({ id, username }) => [username, { id }])),
      clients: await trx.from('clients').orderBy('id').limit(8).select('id', 'name', 'company'),
    }
    for (const story of STORIES) await receive(context, story)
    await give(context)
  })
}

const DAYS = 20

async function receive(context: DemoContext, story: Story) {
  const { client, price, number, bankName, due, steps } = story
  const invoice = await issued(context, DAYS, 'standard', {
    clientId: context.clients[client]!.id,
    buyer: BUYER,
    lines: [{ ...RENT, quantity: '1', unitPrice: price }],
  })
  const at = context.now.minus({ days: DAYS - 2 })
  const amount = invoice.money(invoice.payableMinor)
  const receipt = await createReceipt(unitAt(context, at), {
    ...{ clientId: invoice.clientId!, method: 'cheque', receivedOn: at.toISODate()!, amount },
    bankAccountId: await projectsAccount(context),
    cheque: { number, bankName, chequeOn: context.now.plus({ days: due }).toISODate()! },
    allocations: [{ invoiceId: invoice.id, amount }],
  })
  for (const { action, daysAgo, reason } of steps) {
    const on = context.now.minus({ days: daysAgo })
    const uow = unitAt(context, on)
    const cheque = await lockCheque(uow, receipt.chequeId!)
    const userId = context.users.accountant.id
    const by = { userId, abilities: new Set(['cheques.manage']), role: 'staff' }
    await stepCheque(uow, cheque, action, { on: on.toISODate()!, reason, by })
  }
}

/** A cheque for a part of the newest bill that may be paid. */
async function give(context: DemoContext) {
  const uow = unitAt(context, context.now)
  const pending = context.trx
    .from('vendor_bank_accounts')
    .where('status', 'pending')
    .select('vendor_id')
  const bills = await VendorBill.query({ client: context.trx })
    .where('currency', 'SAR')
    .whereIn('status', ['matched', 'released'])
    .whereNotIn('vendorId', pending)
    .orderBy('id', 'desc')
  const bill = bills.find((one) => mostPayable(one, 'bill') > 0)
  if (!bill) return
  const order = await lockAnyOrder(uow, bill.purchaseOrderId)
  await payBill(uow, order, {
    ...{ billId: bill.id, expectedVersion: bill.version },
    amount: formatMoney(Math.round(mostPayable(bill, 'bill') / 4), bill.currency),
    bankAccountId: await projectsAccount(context),
    cheque: { number: '700118', chequeOn: context.now.plus({ days: 12 }).toISODate()! },
  })
}
