import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { postMissing } from '#finance/ledger/post_missing'
import { BUYER, type Books } from '../commercial/books.js'
import { ORDERS } from '../procurement/goods_receipt_support.js'
import { aDueBill, aPaidVendor, billNow } from '../procurement/payment_run_support.js'
import { call } from '../procurement/support.js'

export const CHEQUES = '/api/cheques'

let numbers = 0

/** An issued invoice of so much before 15 percent of VAT. */
export async function anInvoice(client: ApiClient, books: Books, net = '1000') {
  return books.issued(client, {
    ...{ type: 'standard', clientId: await books.party(client), buyer: BUYER },
    lines: [{ description: 'Doors', quantity: '1', unitPrice: net, vatCategory: 'S' }],
  })
}

/** A receipt of a cheque that settles an invoice in full, unless stated otherwise. */
export function receiveCheque(client: ApiClient, invoice: any, more: Record<string, any> = {}) {
  const { cheque, amount = invoice.balance, ...rest } = more
  return call(client, 'accountant', 'post', '/api/receipts', {
    body: {
      ...{ clientId: invoice.clientId, method: 'cheque', amount },
      allocations: [{ invoiceId: invoice.id, amount }],
      cheque: {
        ...{ number: String(++numbers).padStart(6, '0'), bankName: 'Riyad Bank' },
        ...{ chequeOn: '2099-01-31', ...cheque },
      },
      ...rest,
    },
  })
}

/** A bill of 1,150 that a cheque is given for, of a vendor of its own unless stated. */
export async function giveCheque(
  client: ApiClient,
  { vendorId, ...more }: { vendorId?: number } & Record<string, any> = {}
) {
  const bill = await aDueBill(client, { vendorId: vendorId ?? (await aPaidVendor()).id })
  return { bill, answer: await payByCheque(client, bill, more) }
}

export async function payByCheque(
  client: ApiClient,
  bill: { orderId: number; id: number },
  { cheque, ...more }: Record<string, any> = {}
) {
  const body = {
    amount: '1150',
    cheque: {
      ...{ number: String(++numbers).padStart(6, '0'), bankName: 'Riyad Bank' },
      ...{ chequeOn: '2099-01-31', ...cheque },
    },
    ...more,
  }
  const { version: seen } = await billNow(client, bill)
  const path = `${ORDERS}/${bill.orderId}/bills/${bill.id}/pay`
  return call(client, 'accountant', 'post', path, { body: body as never, seen })
}

export const chequeOf = async (client: ApiClient, id: number) =>
  (await call(client, 'accountant', 'get', `${CHEQUES}/${id}`)).body()

/** One step of a cheque, on the version that it has. */
export async function step(
  client: ApiClient,
  id: number,
  action: string,
  body: Record<string, unknown> = {},
  by = 'accountant'
) {
  const { version: seen } = await chequeOf(client, id)
  return call(client, by, 'post', `${CHEQUES}/${id}/${action}`, { body, seen })
}

/** Why a cheque failed, as people state it. */
export const WHY = { reason: 'Insufficient funds' }

/** What the ledger has on the account of a role, debits above zero. */
export async function onRole(role: string): Promise<number> {
  await postMissing()
  const row = await db
    .from('journal_lines as l')
    .join('posting_rules as r', 'r.account_id', 'l.account_id')
    .where('r.role', role)
    .select(db.raw('SUM(l.debit_minor) - SUM(l.credit_minor) as sum'))
    .first()
  return Number(row?.sum ?? 0)
}

export const invoiceRow = (id: number) => db.from('invoices').where('id', id).firstOrFail()
