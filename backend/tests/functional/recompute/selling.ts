import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { digitsOf } from '#database/recompute/arithmetic'
import { BUYER, type Books } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import { daysAgo } from './buying.js'
import { of4, type Dice, type Tally } from './dice.js'

/** One contract and what its client has been sent, and has paid. */
export interface Deal {
  client: ApiClient
  books: Books
  dice: Dice
  tally: Tally
  clientId: number
  contract: any
  currency: string
}

const EXEMPT = [
  { vatCategory: 'Z', vatRate: '0', exemptionReason: 'VATEX-SA-32' },
  { vatCategory: 'E', vatRate: '0', exemptionReason: 'VATEX-SA-29' },
]
const TAXED = [
  { vatCategory: 'S', vatRate: '15' },
  { vatCategory: 'S', vatRate: '5' },
]
const aTax = (dice: Dice) => (dice.chance(75) ? dice.one(TAXED) : dice.one(EXEMPT))

/** A contract on any terms. */
export async function aDeal(
  client: ApiClient,
  books: Books,
  dice: Dice,
  tally: Tally
): Promise<Deal> {
  const clientId = await books.party(client, `Client ${dice.int(1, 1e9)}`)
  const currency = dice.one(['SAR', 'SAR', 'SAR', 'KWD', 'USD', 'BHD'])
  const body = {
    ...{ title: 'Tower', clientId, currency, ...aTax(dice) },
    retention: dice.one(['0', '5', '10', '7.77', '33.33']),
    ...(dice.chance(40) && { retentionCap: dice.one(['2', '5', '3.33']) }),
    advanceRecovery: dice.one(['0', '10', '20', '33.33', '100']),
    vatOnRetention: dice.one(['invoice', 'release']),
    lines: Array.from({ length: dice.int(1, 4) }, () => ({
      description: 'Works',
      ...{ quantity: dice.decimal(1, 60, 4), unitRate: dice.decimal(1, 900, 4) },
    })),
  }
  const answer = await call(client, 'accountant', 'post', '/api/contracts', { body: body as never })
  tally.note('contract', answer)
  return { client, books, dice, tally, clientId, currency, contract: answer.body() }
}

const money = ({ currency }: Deal, value: number) => value.toFixed(Number(digitsOf(currency)))

async function issued({ books, client, dice }: Deal, body: object) {
  const draft = await books.draft(client, body)
  if (draft.status() !== 201 || dice.chance(3)) return draft
  return books.issue(client, draft.body())
}

/** An issued document of the client. */
async function aDocument({ clientId, dice }: Deal, where: (query: any) => void) {
  const query = db.from('invoices').where('client_id', clientId).whereNotNull('number')
  where(query)
  const rows: any[] = await query
  return rows.length ? dice.one(rows) : null
}

const advance = (deal: Deal) =>
  issued(deal, {
    ...{ type: 'advance', contractId: deal.contract.id, buyer: BUYER },
    amount: money(deal, deal.dice.int(1, 900_000) / 100),
  })

async function certificate(deal: Deal) {
  const { contract, dice, client, books } = deal
  const { lines } = (await books.get(client, `/api/contracts/${contract.id}`)).body()
  const chosen = lines.flatMap((line: any) => {
    const left = Math.round((Number(line.quantity) - Number(line.certifiedQuantity ?? 0)) * 1e4)
    if (left <= 0 || dice.chance(25)) return []
    const quantity = of4(dice.chance(12) ? left : dice.part(Math.ceil(left / 2)))
    return [{ contractLineId: line.id, description: 'Works', quantity, unitPrice: '0' }]
  })
  if (!chosen.length) return null
  return issued(deal, {
    ...{ type: 'progress', contractId: contract.id, buyer: BUYER, lines: chosen },
    ...(dice.chance(25) && {
      deductions: money(deal, dice.int(1, 9_000) / 100),
      deductionReason: 'Delay',
    }),
  })
}

async function release(deal: Deal) {
  const { contract, dice, client, books } = deal
  const { held } = await books.ledger(client, contract.id)
  if (!(Number(held) > 0)) return null
  const amount = dice.chance(40) ? held : money(deal, (Number(held) * dice.int(1, 99)) / 100)
  const body = { type: 'retention_release', contractId: contract.id, buyer: BUYER, amount }
  return Number(amount) > 0 ? issued(deal, body) : null
}

const standard = (deal: Deal) =>
  issued(deal, {
    ...{ type: 'standard', clientId: deal.clientId, currency: deal.currency, buyer: BUYER },
    lines: Array.from({ length: deal.dice.int(1, 4) }, () => ({
      description: 'Goods',
      ...{ quantity: deal.dice.decimal(1, 20, 4), unitPrice: deal.dice.decimal(1, 300, 4) },
      ...(deal.dice.chance(20) && { discount: '0.5' }),
      ...aTax(deal.dice),
    })),
  })

/** A note on some lines of a document, by quantity or by amount, or on all that is left of it. */
const note = (type: 'credit_note' | 'debit_note') => async (deal: Deal) => {
  const { dice } = deal
  const original = await aDocument(deal, (query) =>
    type === 'debit_note'
      ? query.whereNull('contract_id').where('type', 'standard')
      : query.whereNot('type', 'credit_note')
  )
  if (!original) return null
  const lines: any[] = await db.from('invoice_lines').where('invoice_id', original.id)
  const scale = 10 ** Number(digitsOf(deal.currency))
  const corrections = lines
    .filter(() => dice.chance(70))
    .map((line) => {
      const [quantity, net] = [Number(line.quantity_e4), Number(line.net_minor)]
      return dice.chance(60) && quantity > 1
        ? { lineId: line.id, quantity: of4(dice.part(quantity)) }
        : { lineId: line.id, amount: money(deal, dice.part(Math.max(1, net)) / scale) }
    })
  const all = type === 'credit_note' && dice.chance(30)
  if (!all && !corrections.length) return null
  const body = { type, originalId: original.id, reason: 'Corrected', ...(!all && { corrections }) }
  return issued(deal, body)
}

async function open(deal: Deal, most: number) {
  const rows: any[] = await db
    .from('invoices')
    .where({ client_id: deal.clientId, currency: deal.currency })
    .whereNotNull('number')
    .whereNot('type', 'credit_note')
    .where('balance_minor', '>', 0)
  const scale = 10 ** Number(digitsOf(deal.currency))
  let left = most
  return rows.flatMap(({ id, balance_minor: balance }) => {
    const amount = Math.min(left, deal.dice.part(Number(balance)))
    left -= Math.max(0, amount)
    return amount > 0 && deal.dice.chance(80)
      ? [{ invoiceId: id, amount: money(deal, amount / scale) }]
      : []
  })
}

async function receipt(deal: Deal) {
  const { dice } = deal
  const amount = dice.int(100, 2_000_000)
  const scale = 10 ** Number(digitsOf(deal.currency))
  const body = {
    ...{ clientId: deal.clientId, method: 'transfer', currency: deal.currency },
    amount: money(deal, amount / scale),
    ...(dice.chance(30) && { receivedOn: daysAgo(dice.int(0, 15)) }),
    allocations: await open(deal, amount),
  }
  return call(deal.client, 'accountant', 'post', '/api/receipts', { body: body as never })
}

async function aReceipt({ clientId, dice }: Deal) {
  const rows: any[] = await db.from('receipts').where('client_id', clientId)
  return rows.length ? dice.one(rows) : null
}

const onReceipt =
  (verb: string, by: string, bodyOf: (row: any, deal: Deal) => any) => async (deal: Deal) => {
    const row = await aReceipt(deal)
    const body = row && (await bodyOf(row, deal))
    if (!body) return null
    const path = `/api/receipts/${row.id}/${verb}`
    return call(deal.client, by, 'post', path, { body, seen: row.version })
  }

const onCredit =
  (verb: string, by: string, bodyOf: (row: any, deal: Deal) => any) => async (deal: Deal) => {
    const row = await aDocument(deal, (query) =>
      query.where('type', 'credit_note').where('balance_minor', '>', 0)
    )
    const body = row && (await bodyOf(row, deal))
    if (!body) return null
    const path = `/api/invoices/${row.id}/${verb}`
    return call(deal.client, by, 'post', path, { body, seen: row.version })
  }

const allocate = (left: string) => async (row: any, deal: Deal) => {
  const allocations = await open(deal, Number(row[left]))
  return allocations.length ? { allocations } : null
}

const refund = (left: string) => (row: any, deal: Deal) => {
  const most = Number(row[left])
  if (most <= 0) return null
  const amount = money(deal, deal.dice.part(most) / 10 ** Number(digitsOf(deal.currency)))
  return { amount, method: 'transfer', reason: 'Asked for it' }
}

const back = (row: any, { dice }: Deal) => ({
  reason: 'Bounced',
  ...(dice.chance(40) && { reversedOn: row.received_on }),
})

/** A part of an open invoice that one person gives up, and another approves. */
async function writeOff(deal: Deal) {
  const { client, dice } = deal
  const row = await aDocument(deal, (query) =>
    query.whereNot('type', 'credit_note').where('balance_minor', '>', 0)
  )
  if (!row) return null
  const scale = 10 ** Number(digitsOf(deal.currency))
  const amount = money(deal, dice.part(Number(row.balance_minor)) / scale)
  const body = { amount, reason: 'Client is bankrupt' }
  const path = `/api/invoices/${row.id}/write-offs`
  const asked = await call(client, 'accountant', 'post', path, { body, seen: row.version })
  if (asked.status() !== 201 || dice.chance(15)) return asked
  const { id, version } = asked.body()
  const approving = { body: {}, seen: version }
  return call(client, 'general.manager', 'post', `/api/write-offs/${id}/approve`, approving)
}

async function writeOffTakenBack({ client, clientId, dice }: Deal) {
  const invoices = db.from('invoices').where('client_id', clientId).select('id')
  const rows: any[] = await db.from('invoice_write_offs').whereIn('invoice_id', invoices)
  if (!rows.length) return null
  const { id, version } = dice.one(rows)
  const body = { reason: 'Paid after all' }
  return call(client, 'general.manager', 'post', `/api/write-offs/${id}/reverse`, {
    ...{ body, seen: version },
  })
}

/** The steps of a contract, each as often as it is named. */
export const SELLING: [string, number, (deal: Deal) => Promise<any>][] = [
  ['advance', 6, advance],
  ['certificate', 26, certificate],
  ['release', 10, release],
  ['standard', 8, standard],
  ['credit note', 20, note('credit_note')],
  ['debit note', 4, note('debit_note')],
  ['receipt', 16, receipt],
  ['allocate receipt', 5, onReceipt('allocations', 'accountant', allocate('unallocated_minor'))],
  ['allocate credit', 5, onCredit('allocations', 'accountant', allocate('balance_minor'))],
  ['refund credit', 4, onCredit('refunds', 'admin', refund('balance_minor'))],
  ['refund receipt', 3, onReceipt('refunds', 'admin', refund('unallocated_minor'))],
  ['write off', 4, writeOff],
  ['reverse write-off', 3, writeOffTakenBack],
  ['reverse receipt', 4, onReceipt('reverse', 'accountant', back)],
]
