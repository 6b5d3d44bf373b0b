import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { recompute } from '#database/recompute/index'
import { Books, BUYER } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import { daysAgo } from './buying.js'

/** A contract, or a client, and what is sent to it. */
class Sold {
  constructor(
    readonly client: ApiClient,
    readonly books: Books
  ) {}

  contract = (more: object = {}) => this.books.contract(this.client, more)
  draft = (body: object) => this.books.draft(this.client, { buyer: BUYER, ...body })
  issued = (body: object) => this.books.issued(this.client, { buyer: BUYER, ...body })
  issue = (draft: any) => this.books.issue(this.client, draft.body())
  ledger = (contract: any) => this.books.ledger(this.client, contract.id)

  work = (contract: any, quantity: string, more: object = {}) => ({
    ...{ type: 'progress', contractId: contract.id, ...more },
    lines: [{ contractLineId: contract.lines[0].id, description: 'x', quantity, unitPrice: '0' }],
  })

  async goods(more: object = {}) {
    const clientId = await this.books.party(this.client)
    const lines = [{ description: 'Steel', quantity: '3', unitPrice: '33.33' }]
    return this.issued({ type: 'standard', clientId, lines, ...more })
  }

  post = (by: string, path: string, body: object, seen?: number) =>
    call(this.client, by, 'post', path, { body: body as never, seen })

  receipt = (clientId: number, amount: string, more: object = {}) =>
    this.post('accountant', '/api/receipts', { clientId, amount, method: 'transfer', ...more })

  show = async (id: number) => (await this.books.get(this.client, `/api/invoices/${id}`)).body()
}

type Attempt = (sold: Sold) => Promise<[unknown, unknown]>
const status = async (answer: Promise<any>) => (await answer).status() as number
const both = async (one: any, other: any) => [one.status(), other.status()].join()

/** What is tried, with what came of it beside what has to. */
const ATTEMPTS: Record<string, Attempt> = {
  'retention is released, then its certificate credited': async (sold) => {
    const contract = await sold.contract({ vatOnRetention: 'release', advanceRecovery: '0' })
    const work = await sold.issued(sold.work(contract, '10'))
    await sold.issued({ type: 'retention_release', contractId: contract.id, amount: '1000' })
    await sold.issued({ type: 'credit_note', originalId: work.id, reason: 'x' })
    const { held, certified } = await sold.ledger(contract)
    return [`${held} ${certified}`, '0.00 0.00']
  },
  'two releases of the same retention': async (sold) => {
    const contract = await sold.contract()
    await sold.issued(sold.work(contract, '10'))
    const body = { type: 'retention_release', contractId: contract.id, amount: '1000' }
    const drafts = [await sold.draft(body), await sold.draft(body)]
    return [await both(await sold.issue(drafts[0]), await sold.issue(drafts[1])), '200,422']
  },
  'two credits of the same invoice': async (sold) => {
    const { id: originalId } = await sold.goods()
    const body = { type: 'credit_note', originalId, reason: 'x' }
    const drafts = [await sold.draft(body), await sold.draft(body)]
    return [await both(await sold.issue(drafts[0]), await sold.issue(drafts[1])), '200,422']
  },
  'money in one currency for an invoice in another': async (sold) => {
    const { id: invoiceId, clientId } = await sold.goods({ currency: 'USD' })
    const allocations = [{ invoiceId, amount: '10' }]
    return [await status(sold.receipt(clientId, '10', { allocations })), 422]
  },
  'money of one client for the invoice of another': async (sold) => {
    const { id: invoiceId } = await sold.goods()
    const { clientId } = await sold.goods()
    const allocations = [{ invoiceId, amount: '10' }]
    return [await status(sold.receipt(clientId, '10', { allocations })), 422]
  },
  'more of a receipt than came in, over two invoices': async (sold) => {
    const one = await sold.goods()
    const two = await sold.goods({ clientId: one.clientId })
    const allocations = [one, two].map(({ id: invoiceId }) => ({ invoiceId, amount: '60' }))
    return [await status(sold.receipt(one.clientId, '100', { allocations })), 422]
  },
  'a receipt is taken back once a part was refunded': async (sold) => {
    const { clientId } = await sold.goods()
    const receipt = (await sold.receipt(clientId, '100')).body()
    const path = `/api/receipts/${receipt.id}`
    const refund = { amount: '40', method: 'transfer', reason: 'Asked' }
    const paid = await sold.post('admin', `${path}/refunds`, refund, receipt.version)
    const back = await sold.post(
      'accountant',
      `${path}/reverse`,
      { reason: 'Bounced' },
      paid.body().version
    )
    return [await both(paid, back), '200,409']
  },
  'a receipt is taken back on its own day, before the invoice that it settled': async (sold) => {
    const { id: invoiceId, clientId, payable } = await sold.goods()
    const more = { receivedOn: daysAgo(9), allocations: [{ invoiceId, amount: '50' }] }
    const receipt = (await sold.receipt(clientId, '80', more)).body()
    const body = { reason: 'Bounced', reversedOn: daysAgo(9) }
    await sold.post('accountant', `/api/receipts/${receipt.id}/reverse`, body, receipt.version)
    return [(await sold.show(invoiceId)).balance, payable]
  },
  'an advance is credited once it was recovered': async (sold) => {
    const contract = await sold.contract()
    const advance = await sold.issued({ type: 'advance', contractId: contract.id, amount: '1000' })
    await sold.issued(sold.work(contract, '5'))
    const credit = sold.draft({ type: 'credit_note', originalId: advance.id, reason: 'x' })
    return [await status(credit), 422]
  },
  'retention, recovery and deductions beyond the work': async (sold) => {
    const contract = await sold.contract({ retention: '33.33', advanceRecovery: '100' })
    await sold.issued({ type: 'advance', contractId: contract.id, amount: '90000' })
    return [await status(sold.draft(sold.work(contract, '1'))), 422]
  },
  'retention stops at its cap': async (sold) => {
    const contract = await sold.contract({ retentionCap: '0.5', advanceRecovery: '0' })
    for (const quantity of ['3', '3', '3']) await sold.issued(sold.work(contract, quantity))
    return [(await sold.ledger(contract)).held, '500.00']
  },
  'credits by amount and by quantity take back all VAT and no more': async (sold) => {
    const { id, lines, vat } = await sold.goods()
    const lineId = lines[0].id
    const notes = []
    for (const one of [{ amount: '0.01' }, { quantity: '1' }, { quantity: '2' }])
      notes.push(
        await sold.issued({
          ...{ type: 'credit_note', originalId: id, reason: 'x' },
          corrections: [{ lineId, ...one }],
        })
      )
    const back = notes.reduce((sum, note) => sum + Math.round(Number(note.vat) * 100), 0)
    return [back, Math.round(Number(vat) * 100)]
  },
  'a debit note under a contract': async (sold) => {
    const contract = await sold.contract()
    const { id, lines } = await sold.issued(sold.work(contract, '1'))
    const corrections = [{ lineId: lines[0].id, amount: '5' }]
    const body = { type: 'debit_note', originalId: id, reason: 'x', corrections }
    return [await status(sold.draft(body)), 422]
  },
  'more work than the contract has, in two certificates that wait together': async (sold) => {
    const contract = await sold.contract()
    const drafts = [
      await sold.draft(sold.work(contract, '60')),
      await sold.draft(sold.work(contract, '60')),
    ]
    return [await both(await sold.issue(drafts[0]), await sold.issue(drafts[1])), '200,422']
  },
  'dinars with a fourth decimal': async (sold) => {
    const { clientId } = await sold.goods({ currency: 'BHD' })
    return [await status(sold.receipt(clientId, '1.0005', { currency: 'BHD' })), 422]
  },
  'a credit is paid back twice, and by who issued it': async (sold) => {
    const invoice = await sold.goods()
    await sold.books.received(sold.client, invoice)
    const note = await sold.issued({ type: 'credit_note', originalId: invoice.id, reason: 'x' })
    const body = { amount: note.balance, method: 'transfer', reason: 'Asked' }
    const path = `/api/invoices/${note.id}/refunds`
    const own = await sold.post('accountant', path, body, note.version)
    const paid = await sold.post('admin', path, body, note.version)
    const again = await sold.post('admin', path, body, paid.body().version)
    return [[own, paid, again].map((answer) => answer.status()).join(), '403,200,422']
  },
}

test.group('Attempts on the figures of selling', (group) => {
  const books = Books.within(group)

  for (const [name, attempt] of Object.entries(ATTEMPTS))
    test(name, async ({ client, assert }) => {
      const [came, due] = await attempt(new Sold(client, books))
      assert.deepEqual(came, due)
      assert.deepEqual((await recompute()).differences, [])
    })
})
