import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import Papa from 'papaparse'
import { runDueJobs } from '#core/jobs/due_jobs'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { readBlob } from '#core/storage/blobs'
import { tableRows } from '#engines/spreadsheet/table_rows'
import { createAccount } from '../finance/bank_support.js'
import { call } from '../procurement/support.js'
import { Books, BUYER } from './books.js'

const PERIOD = { from: '2020-01-01', to: '2199-12-31' }

test.group('Exports of the books of clients', (group) => {
  const books = Books.within(group)

  async function fileOf(
    client: ApiClient,
    path: string,
    body: Record<string, unknown>,
    language: 'en' | 'ar' = 'en'
  ) {
    const ordered = await call(client, 'accountant', 'post', path, { body, language })
    ordered.assertStatus(202)
    await runDueJobs()
    const job = await call(client, 'accountant', 'get', `/api/jobs/${ordered.body().id}`)
    if (job.body().status !== 'completed') throw new Error(job.text())
    const file = await db.from('files').where('id', job.body().result.fileId).firstOrFail()
    return readBlob(file.storage_key)
  }

  /** The rows of a file by its headings. */
  async function csv(...order: Parameters<typeof fileOf>) {
    const text = (await fileOf(...order)).toString().slice(1).trim()
    return Papa.parse<Record<string, string>>(text, { header: true }).data
  }

  async function xlsx(...order: Parameters<typeof fileOf>) {
    const tmp = await writeTmpFile([await fileOf(...order)])
    try {
      const rows = await Array.fromAsync(tableRows(tmp.path, 'xlsx'))
      return rows.map(({ cells }) => cells)
    } finally {
      await removeTmpFile(tmp.path)
    }
  }

  const list = (resource: string, more: object = {}) => ({
    resource,
    format: 'csv',
    shown: ['number'],
    ...more,
  })

  async function invoice(client: ApiClient, more: object = {}) {
    return books.issued(client, {
      type: 'standard',
      clientId: await books.party(client),
      buyer: BUYER,
      lines: [{ description: 'Steel', quantity: '1', unitPrice: '1000.33' }],
      ...more,
    })
  }

  async function contract(client: ApiClient, title: string) {
    const body = {
      clientId: await books.party(client),
      title,
      titleAr: 'مستودع',
      vatRate: '15',
      retention: '10',
      lines: [{ description: 'Slab', quantity: '10', unitRate: '100' }],
    }
    const made = await call(client, 'accountant', 'post', '/api/contracts', { body })
    made.assertStatus(201)
    return made.body()
  }

  async function receipt(client: ApiClient, amount: string) {
    const clientId = await books.party(client, `Payer ${amount}`)
    const body = { clientId, method: 'cheque', amount, reference: '=1+1' }
    const made = await call(client, 'accountant', 'post', '/api/receipts', { body })
    made.assertStatus(201)
    return made.body()
  }

  test('invoices carry their VAT in their currency and in riyals, whatever the list shows', async ({
    client,
    assert,
  }) => {
    const dollars = await invoice(client, { currency: 'USD' })
    const riyals = await invoice(client)
    const mixed = await books.draft(client, {
      type: 'standard',
      clientId: await books.party(client),
      buyer: BUYER,
      lines: [
        { description: 'Steel', quantity: '1', unitPrice: '100' },
        { description: 'Freight', quantity: '1', unitPrice: '50', vatCategory: 'O', vatRate: '0' },
      ],
    })
    mixed.assertStatus(201)
    const query = [dollars, riyals, mixed.body()].map(({ id }) => `id=${id}`).join('&')
    const rows = await csv(client, '/api/exports', list('invoices', { query }))
    const of = (number: string) => rows.find((row) => row.Number === number)
    assert.lengthOf(rows, 3)
    const common = { 'Taxable amount': '1000.33', VAT: '150.05', 'Total with VAT': '1150.38' }
    const standard = { ...common, 'VAT category': 'S', 'VAT rate %': '15.00' }
    assert.containsSubset(of(dollars.number), {
      ...standard,
      Currency: 'USD',
      'VAT in SAR': '562.69',
    })
    assert.containsSubset(of(riyals.number), {
      ...standard,
      Currency: 'SAR',
      'VAT in SAR': '150.05',
    })
    assert.containsSubset(of(''), { VAT: '15.00', 'VAT category': '', 'VAT rate %': '' })
  })

  test('a draft in another currency has no VAT in riyals yet', async ({ client, assert }) => {
    const draft = await books.draft(client, {
      type: 'standard',
      clientId: await books.party(client),
      buyer: BUYER,
      currency: 'USD',
      lines: [{ description: 'Steel', quantity: '1', unitPrice: '100' }],
    })
    draft.assertStatus(201)
    const query = `id=${draft.body().id}`
    const [row] = await csv(client, '/api/exports', list('invoices', { query }))
    assert.containsSubset(row, { VAT: '15.00', 'VAT in SAR': '' })
  })

  test('receipts and contracts follow the filters and the language of their lists', async ({
    client,
    assert,
  }) => {
    const paid = await receipt(client, '115.00')
    await receipt(client, '40.00')
    const shown = ['number', 'method', 'reference', 'amount']
    const order = list('receipts', { shown, query: 'clientName_like=115' })
    const rows = await csv(client, '/api/exports', order, 'ar')
    assert.lengthOf(rows, 1)
    assert.containsSubset(rows[0], {
      الرقم: paid.number,
      'طريقة الدفع': 'شيك',
      المرجع: "'=1+1",
      المبلغ: '115.00',
      العملة: 'SAR',
      الحساب: 'الحساب الرئيسي',
    })
    const hall = await contract(client, 'Hall of steel')
    await contract(client, 'Villa')
    const contracts = list('contracts', {
      format: 'xlsx',
      shown: ['number', 'title', 'value', 'retention'],
      query: 'title_like=steel',
    })
    const [headings, ...found] = await xlsx(client, '/api/exports', contracts, 'ar')
    assert.deepEqual(headings.slice(0, 2), ['الرقم', 'العنوان'])
    assert.deepEqual(found, [[hall.number, 'مستودع', '1000.00', '10.00', 'SAR']])
  })

  test('receipts say which account the money went to, or that it is cash', async ({
    client,
    assert,
  }) => {
    const bankAccountId = await createAccount(client, { name: 'Projects', nameAr: 'المشاريع' })
    const clientId = await books.party(client, 'Payer of accounts')
    for (const more of [{ method: 'transfer', bankAccountId }, { method: 'cash' }]) {
      const body = { clientId, amount: '50.00', ...more }
      const made = await call(client, 'accountant', 'post', '/api/receipts', { body })
      made.assertStatus(201)
    }
    const query = 'clientName_like=Payer of accounts'
    const order = list('receipts', { shown: ['number', 'method'], query })
    const accounts = async (language: 'en' | 'ar', name: string) =>
      (await csv(client, '/api/exports', order, language)).map((row: any) => row[name]).sort()
    assert.deepEqual(await accounts('en', 'Account'), ['Cash', 'Projects'])
    assert.deepEqual(await accounts('ar', 'الحساب'), ['المشاريع', 'نقداً'])
  })

  test('the ageing of a day is a table and a workbook, with what all owe together', async ({
    client,
    assert,
  }) => {
    await invoice(client)
    const question = { asOf: '2199-01-01', by: 'issued', currency: 'SAR' }
    const path = '/api/ageing/exports'
    const rows = await csv(client, path, { format: 'csv', ...question })
    const shown = await books.get(client, `/api/ageing?${new URLSearchParams(question)}`)
    assert.containsSubset(rows, [{ Client: 'Huda', Outstanding: '1150.38' }])
    assert.equal(rows.at(-1)!.Client, 'Total')
    assert.equal(rows.at(-1)!['Over 90 days'], shown.body().totals.over90)
    const sheet = await xlsx(client, path, { format: 'xlsx', ...question }, 'ar')
    assert.equal(sheet[0][0], 'العميل')
    assert.equal(sheet.at(-1)![0], 'الإجمالي')
  })

  test('a statement is a table of its period', async ({ client, assert }) => {
    const { clientId, number } = await invoice(client)
    const rows = await csv(client, `/api/clients/${clientId}/statement/exports`, {
      format: 'csv',
      currency: 'SAR',
      ...PERIOD,
    })
    assert.containsSubset(rows, [{ Document: number, Debit: '1150.38', Balance: '1150.38' }])
  })

  test('guests, and who may not see the books, get no file of them', async ({ client, assert }) => {
    const ageing = { format: 'csv', asOf: '2026-01-01', by: 'due', currency: 'SAR' }
    const orders: [string, Record<string, unknown>][] = [
      ['/api/exports', list('receipts')],
      ['/api/exports', list('contracts')],
      ['/api/exports', list('invoices')],
      ['/api/ageing/exports', ageing],
    ]
    for (const [path, body] of orders) {
      ;(await client.post(path).json(body).withCsrfToken()).assertStatus(401)
      ;(await call(client, 'staff', 'post', path, { body })).assertStatus(403)
    }
    for (const odd of [{ format: 'docx' }, { by: 'age' }, { asOf: 'today' }, { currency: 'XXX' }]) {
      const body = { ...ageing, ...odd }
      const refused = await call(client, 'accountant', 'post', '/api/ageing/exports', { body })
      refused.assertStatus(422)
    }
    assert.lengthOf(
      await db.from('jobs').whereIn('type', ['exports.csv', 'commercial.write_report']),
      0
    )
  })
})
