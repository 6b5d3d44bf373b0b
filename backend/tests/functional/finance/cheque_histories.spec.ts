import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { documentsUnposted } from '#finance/ledger/post_missing'
import { Books } from '../commercial/books.js'
import { billNow } from '../procurement/payment_run_support.js'
import { Dice } from '../recompute/dice.js'
import {
  anInvoice,
  chequeOf,
  giveCheque,
  onRole,
  payByCheque,
  receiveCheque,
  step,
  WHY,
} from './cheque_support.js'

const STEPS = 45
const SEEDS = [7, 4711]
const ACTIONS = ['deposit', 'clear', 'bounce', 'redeposit', 'return', 'replace', 'stop', 'void']

test.group('Histories of cheques', (group) => {
  const books = Books.within(group)

  for (const seed of SEEDS)
    test('whatever happens to them ({$self}), the ledger is what documents add up to')
      .with([seed])
      .run(async ({ client, assert }, number) => {
        const chance = new Dice(number)
        const roll = (count: number) => chance.int(0, count - 1)
        const start = await standing()
        const world = new World(client, books)
        const taken = new Map<string, number>()
        for (let at = 0; at < STEPS; at++) {
          const done = await world.next(roll)
          taken.set(done, (taken.get(done) ?? 0) + 1)
          if (at % 9 === 8) await agrees(assert, start)
        }
        await agrees(assert, start)
        assert.isAbove(taken.size, 6, JSON.stringify([...taken]))
      })
})

type Roll = (count: number) => number

class World {
  readonly #invoices: any[] = []
  readonly #bills: { orderId: number; id: number }[] = []

  constructor(
    readonly client: ApiClient,
    readonly books: Books
  ) {}

  /** Something at random that may be refused. @returns what it was */
  async next(roll: Roll): Promise<string> {
    const pick = roll(10)
    if (pick === 0 || !this.#invoices.length) return this.#sell()
    if (pick === 1 || !this.#bills.length) return this.#buy()
    if (pick === 2) return this.#receive(roll)
    if (pick === 3) return this.#pay(roll)
    return this.#step(roll)
  }

  async #sell() {
    this.#invoices.push(await anInvoice(this.client, this.books, '100'))
    return 'invoice'
  }

  async #buy() {
    const { bill } = await giveCheque(this.client)
    this.#bills.push(bill)
    return 'bill'
  }

  /** A cheque over an invoice, or more than it, or a part. */
  async #receive(roll: Roll) {
    const invoice = this.#invoices[roll(this.#invoices.length)]
    const amount = ['115', '40', '300'][roll(3)]!
    const { balance_minor: open } = await db.from('invoices').where('id', invoice.id).firstOrFail()
    const part = Math.min(Number(open) / 100, Number(amount)).toFixed(2)
    const allocations = Number(part) ? [{ invoiceId: invoice.id, amount: part }] : []
    const answer = await receiveCheque(this.client, invoice, { amount, allocations })
    answer.assertStatus(201)
    return 'receipt'
  }

  async #pay(roll: Roll) {
    const bill = this.#bills[roll(this.#bills.length)]!
    const { open } = await billNow(this.client, bill)
    if (!Number(open)) return 'nothing'
    ;(await payByCheque(this.client, bill, { amount: open })).assertStatus(201)
    return 'payment'
  }

  async #step(roll: Roll) {
    const rows = await db.from('cheques').whereNotIn('status', ['returned', 'replaced', 'voided'])
    if (!rows.length) return 'nothing'
    const { id } = rows[roll(rows.length)]
    const { can } = await chequeOf(this.client, id)
    const action = ACTIONS[roll(ACTIONS.length)]!
    const body = ['deposit', 'clear', 'redeposit'].includes(action) ? {} : WHY
    const answer = await step(this.client, id, action, body, 'admin')
    const isAllowed = can[action] || ['stop', 'void'].includes(action)
    if (answer.status() === 200 && !isAllowed) throw new Error(`${action} was not offered`)
    if (answer.status() >= 500) throw new Error(answer.text())
    return answer.status() === 200 ? action : `refused ${action}`
  }
}

/** What stood on the accounts before: other documents of the portal. */
async function standing() {
  return {
    receivable: (await onRole('receivable')) - (await owed()),
    payable: (await onRole('payable')) + (await open()),
    cheques: (await onRole('cheques_receivable')) - (await held('received', HELD)),
    given: (await onRole('cheques_payable')) + (await held('issued', ['issued'])),
    bank: (await onRole('bank')) - (await paidByBanks()),
  }
}

const HELD = ['held', 'deposited']

async function agrees(assert: any, start: Awaited<ReturnType<typeof standing>>) {
  assert.deepEqual(await standing(), start)
  const left: unknown[] = []
  for await (const [source, ids] of documentsUnposted()) left.push(source.kind, ids)
  assert.isEmpty(left)
  // nothing is settled beyond what it is, nor by a receipt that is gone
  const beyond = await db
    .from('invoices')
    .whereNotNull('number')
    .whereNot('type', 'credit_note')
    .where((query) => void query.where('balance_minor', '<', 0).orWhere('settled_minor', '<', 0))
  assert.isEmpty(beyond)
  const gone = await db
    .from('invoice_settlements as s')
    .join('receipts as r', 'r.id', 's.receipt_id')
    .whereNotNull('r.reversed_on')
    .groupBy('r.id')
    .havingRaw('SUM(s.amount_minor) <> 0')
    .select('r.id')
  assert.isEmpty(gone)
  const twice = await db
    .from('receipts')
    .whereNotNull('cheque_id')
    .whereNull('reversed_on')
    .groupBy('cheque_id')
    .havingRaw('COUNT(*) > 1')
    .select('cheque_id')
  assert.isEmpty(twice)
}

const sum = async (query: any, value: string): Promise<number> =>
  Number((await query.select(db.raw(`SUM(${value}) as sum`)).first())?.sum ?? 0)

/** What clients owe by their documents. */
async function owed() {
  const invoices = db.from('invoices').whereNotNull('number').whereNot('type', 'credit_note')
  const notes = db.from('invoices').whereNotNull('number').where('type', 'credit_note')
  const receipts = db.from('receipts').whereNull('reversed_on')
  return (
    (await sum(invoices, 'balance_minor')) -
    (await sum(notes, 'balance_minor')) -
    (await sum(receipts, 'unallocated_minor'))
  )
}

/** What vendors are owed by their bills. */
const open = () =>
  sum(
    db.from('purchase_bills').whereNot('status', 'cancelled'),
    `total_minor - credited_minor - advance_minor - retention_minor
      - (paid_minor - retention_paid_minor) - discount_minor`
  )

const held = (direction: string, statuses: string[]) =>
  sum(db.from('cheques').where('direction', direction).whereIn('status', statuses), 'amount_minor')

const paidByBanks = () =>
  sum(
    db.from('cheques').where('status', 'cleared'),
    "CASE WHEN direction = 'received' THEN amount_minor ELSE 0 - amount_minor END"
  )
