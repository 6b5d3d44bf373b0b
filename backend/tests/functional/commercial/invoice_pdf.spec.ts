import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { invoicePdf } from '#commercial/invoices/pdf/invoice_pdf'
import Invoice from '#commercial/invoices/models/invoice'
import { call } from '../procurement/support.js'

async function made(client: ApiClient, who: string, path: string, body: Record<string, unknown>) {
  const response = await call(client, who, 'post', path, { body })
  response.assertStatus(201)
  return response.body()
}

/** The text of a draft as it would be printed, without markup. */
async function printed(id: number): Promise<string> {
  const invoice = await Invoice.query()
    .where('id', id)
    .preload('lines')
    .preload('contract')
    .preload('original')
    .firstOrFail()
  const [, body] = invoicePdf(invoice).split('</head>')
  return body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

test.group('The PDF of an invoice', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const aClient = async (client: ApiClient) =>
    (await made(client, 'bdm', '/api/clients', { name: 'Huda', company: 'Sahara' })).id

  test('a certificate taxes the document, not its lines', async ({ client, assert }) => {
    const contract = await made(client, 'accountant', '/api/contracts', {
      title: 'Tower',
      clientId: await aClient(client),
      retention: '10',
      vatOnRetention: 'release',
      lines: [{ description: 'Works', quantity: '100', unitRate: '12345.6' }],
    })
    const [{ id: contractLineId }] = contract.lines
    const { id } = await made(client, 'accountant', '/api/invoices', {
      type: 'progress',
      contractId: contract.id,
      lines: [{ contractLineId, description: 'x', quantity: '10', unitPrice: '0' }],
    })
    const print = await printed(id)
    // gross 123,456; a tenth is held and taxed when it is given free
    assert.include(print, '12,345.6')
    assert.include(print, '123,456.00')
    assert.match(print, /SAR -12,345\.60.*SAR 111,110\.40.*SAR 127,776\.96/)
    assert.match(print, /Standard rate 15 % 111,110\.40 16,666\.56/)
    assert.include(print, 'SAR 16,666.56')
    assert.notInclude(print, '18,518.40')
    assert.notMatch(print, /\d{4,}\.\d\d/)
    // before, this period, to date
    assert.match(print, /Works 0 10 10 12,345\.6 123,456\.00 123,456\.00/)
  })

  test('another invoice taxes every line, and each category once', async ({ client, assert }) => {
    const line = { description: 'Steel', quantity: '1000', unitPrice: '10.03' }
    const { id } = await made(client, 'accountant', '/api/invoices', {
      type: 'standard',
      clientId: await aClient(client),
      lines: [line, line],
    })
    const print = await printed(id)
    assert.lengthOf([...print.matchAll(/1,000 10\.03 10,030\.00 15 % 1,504\.50/g)], 2)
    assert.match(print, /Standard rate 15 % 20,060\.00 3,009\.00/)
  })

  test('says units, discounts, periods and why no VAT is charged', async ({ client, assert }) => {
    const lines = [
      { description: 'Steel', unit: 'ton', quantity: '10', unitPrice: '100', discount: '250' },
      {
        description: 'Export',
        quantity: '1',
        unitPrice: '40',
        vatCategory: 'Z',
        exemptionReason: 'VATEX-SA-32',
      },
    ]
    const { id } = await made(client, 'accountant', '/api/invoices', {
      type: 'standard',
      clientId: await aClient(client),
      periodFromOn: '2026-03-01',
      periodToOn: '2026-03-31',
      lines,
    })
    const print = await printed(id)
    assert.match(print, /Steel 10 \S*ton\S* 100 250\.00 750\.00 15 % 112\.50/)
    assert.include(print, 'VATEX-SA-32')
    assert.include(print, '2026-03-01 – 2026-03-31')
  })
})
