import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Group } from '@japa/runner/core'
import { person } from '#tests/helpers/users'

const STAMP = '2026-01-01 00:00:00'
/** The day that reports of these documents are requested. */
export const AS_OF = '2026-03-31'

/** Rows as the reports read them, written straight to the tables: days long past have no other way. */
export class OpenDocuments {
  clientId = 0
  writer = 0
  #last = 0

  /** A client before each test of a group, and nothing left behind. */
  static within(group: Group): OpenDocuments {
    const documents = new OpenDocuments()
    group.each.setup(async () => {
      const rollback = await testUtils.db().wrapInGlobalTransaction()
      documents.writer = (await person('accountant')).id
      documents.clientId = await documents.client({
        name: 'Huda',
        company: 'Sahara',
        search_text: 'huda',
      })
      return rollback
    })
    return documents
  }

  client = (values: object) => this.#row('clients', values)

  invoice(dueOn: string, minor: number, more: object = {}): Promise<number> {
    const last = ++this.#last
    return this.#row('invoices', {
      number: `T-${last}`,
      uuid: `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`,
      type: 'standard',
      status: 'issued',
      client_id: this.clientId,
      client_name: 'Sahara',
      buyer: '{}',
      issued_on: '2025-12-01',
      due_on: dueOn,
      vat_breakdown: '[]',
      payable_minor: minor,
      balance_minor: minor,
      search_text: '',
      created_by: this.writer,
      ...more,
    })
  }

  receipt(on: string, minor: number): Promise<number> {
    return this.#row('receipts', {
      number: `R-${++this.#last}`,
      client_id: this.clientId,
      client_name: 'Sahara',
      received_on: on,
      method: 'transfer',
      amount_minor: minor,
      unallocated_minor: minor,
      search_text: '',
    })
  }

  async settle(invoiceId: number, receiptId: number, minor: number, on: string) {
    await db.from('invoices').where('id', invoiceId).decrement('balance_minor', minor)
    await db.from('receipts').where('id', receiptId).decrement('unallocated_minor', minor)
    await db.table('invoice_settlements').insert({
      invoice_id: invoiceId,
      receipt_id: receiptId,
      amount_minor: minor,
      settled_on: on,
      created_at: STAMP,
    })
  }

  async #row(table: string, values: object): Promise<number> {
    const stamps = { version: 1, created_at: STAMP, updated_at: STAMP }
    const [id] = await db.table(table).insert({ ...stamps, ...values })
    return Number(id)
  }
}
