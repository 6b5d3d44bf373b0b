import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { invoicePdf } from '#commercial/invoices/pdf/invoice_pdf'
import Invoice from '#commercial/invoices/models/invoice'
import { Books, BUYER } from './books.js'

test.group('Invoices in foreign currency', (group) => {
  const books = Books.within(group)

  const body = async (client: ApiClient, currency: string) => ({
    type: 'standard',
    clientId: await books.party(client),
    currency,
    buyer: BUYER,
    lines: [{ description: 'Steel', quantity: '1', unitPrice: '1000.33' }],
  })

  test('keep the rate of their day, with VAT and total in riyals, on paper too', async ({
    client,
    assert,
  }) => {
    const invoice = await books.issued(client, await body(client, 'USD'))
    assert.containsSubset(invoice, {
      vat: '150.05',
      exchangeRate: '3.75',
      baseVat: '562.69',
      baseTotal: '4313.93',
    })
    const stored = await Invoice.query()
      .where('id', invoice.id)
      .preload('lines')
      .preload('contract')
      .preload('original')
      .firstOrFail()
    const print = invoicePdf(stored).replaceAll(/<[^>]*>/g, ' ')
    assert.include(print, 'SAR 562.69')
    assert.include(print, '1 USD = SAR 3.75')
  })

  test('a credit is worth what its original was, whatever the rate has become', async ({
    client,
    assert,
  }) => {
    const invoice = await books.issued(client, await body(client, 'USD'))
    await db.from('invoices').where('id', invoice.id).update({ exchange_rate_e6: 3_600_000 })
    const note = await books.issued(client, {
      type: 'credit_note',
      originalId: invoice.id,
      reason: 'Returned',
    })
    assert.containsSubset(note, { exchangeRate: '3.6', baseVat: '540.18' })
  })

  test('without a known rate there is no number', async ({ client, assert }) => {
    const draft = await books.draft(client, await body(client, 'EUR'))
    const answer = await books.issue(client, draft.body())
    answer.assertStatus(422)
    assert.include(answer.body().checks, 'exchangeRate')
    assert.isNull((await db.from('invoices').where('id', draft.body().id).first()).number)
  })

  test('an invoice in riyals is worth itself', async ({ client, assert }) => {
    const invoice = await books.issued(client, await body(client, 'SAR'))
    assert.containsSubset(invoice, { exchangeRate: '1', baseVat: invoice.vat })
  })
})
