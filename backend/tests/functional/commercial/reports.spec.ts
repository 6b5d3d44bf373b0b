import { PDFDocument } from '@cantoo/pdf-lib'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runDueJobs } from '#core/jobs/due_jobs'
import { tableRows } from '#engines/spreadsheet/table_rows'
import { readBlob } from '#core/storage/blobs'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { pagesOf } from '#tests/helpers/pdf_text'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'

const STAMPS = {
  version: 1,
  search_text: '',
  created_at: '2031-01-01 00:00:00',
  updated_at: '2031-01-01 00:00:00',
}
const YEAR = { from: '2031-01-01', to: '2031-12-31' }

test.group('Reports as files', (group) => {
  let clientId: number

  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    for (const [number, stage, minor] of [
      ['RQ-1', 'won', 1_234_500],
      ['RQ-2', 'lost', 300_000],
    ] as const)
      await db.table('quotations').insert({
        ...STAMPS,
        number,
        root_number: number,
        project_name: 'Hall',
        quoted_on: '2031-02-01',
        stage,
        status: 'approved',
        currency: 'SAR',
        total_minor: minor,
        bdm_initials: 'ZZ',
        requester_type: 'main_contractor',
        city: '=1+1',
        closed_at: '2031-03-01 00:00:00',
      })
    const [id] = await db.table('clients').insert({ ...STAMPS, name: 'Huda', company: 'صحارى' })
    clientId = Number(id)
    await db.table('receipts').insert({
      ...STAMPS,
      number: 'R-1',
      client_id: clientId,
      client_name: 'صحارى',
      received_on: '2031-02-01',
      method: 'transfer',
      currency: 'SAR',
      amount_minor: 1_234_500,
      unallocated_minor: 1_234_500,
      created_by: (await person('accountant')).id,
    })
    return rollback
  })

  /** Orders a report and answers the file that its job has written. */
  async function fileOf(client: any, as: string, path: string, body: Record<string, unknown>) {
    const ordered = await call(client, as, 'post', path, { body })
    ordered.assertStatus(202)
    await runDueJobs()
    const job = (await call(client, as, 'get', `/api/jobs/${ordered.body().id}`)).body()
    if (job.status !== 'completed') throw new Error(JSON.stringify(job))
    return db.from('files').where('id', job.result.fileId).firstOrFail()
  }

  async function cellsOf(file: { storage_key: string }): Promise<string[][]> {
    const tmp = await writeTmpFile([await readBlob(file.storage_key)])
    const rows: string[][] = []
    try {
      for await (const { cells } of tableRows(tmp.path, 'xlsx')) rows.push(cells)
    } finally {
      await removeTmpFile(tmp.path)
    }
    return rows
  }

  test('the analysis is a workbook of figures, and what looks like a formula stays text', async ({
    client,
    assert,
  }) => {
    const path = '/api/sales/analysis/exports'
    const file = await fileOf(client, 'bdm', path, { format: 'xlsx', ...YEAR })
    assert.match(file.original_name ?? file.name, /^analysis-2031-01-01-2031-12-31\.xlsx$/)
    const rows = await cellsOf(file)
    assert.deepEqual(rows[0].slice(0, 3), ['By', 'Name', 'Quotations'])
    const city = rows.find(([by]) => by === 'By city')!
    assert.deepEqual(city.slice(1), ['=1+1', '2', '15345.00', '12345.00', '50', '2'])
    assert.isTrue(rows.some(([by, name]) => by === 'By source' && name === 'Main contractor'))
    assert.isTrue(rows.some(([by, name]) => by === 'Loss reasons' && name === 'Not specified'))
  })

  test('the performance of a year and an account are PDFs', async ({ client, assert }) => {
    const year = await fileOf(client, 'bdm', '/api/sales/performance/exports', {
      format: 'pdf',
      year: 2031,
    })
    const [performance] = await pagesOf(year.id)
    for (const stated of ['BD performance', 'ZZ', '15,345.00', '12,345.00'])
      assert.include(performance, stated)
    // so many columns of figures need the longer side of the page
    const pdf = await PDFDocument.load(await readBlob(year.storage_key))
    const { width, height } = pdf.getPage(0).getSize()
    assert.isAbove(width, height)
    const body = { format: 'pdf', currency: 'SAR', ...YEAR }
    const account = await fileOf(
      client,
      'accountant',
      `/api/clients/${clientId}/statement/exports`,
      body
    )
    const [statement] = await pagesOf(account.id)
    for (const stated of ['Statement of account', 'R-1', '2031-02-01', '-12,345.00'])
      assert.include(statement, stated)

    // a file of figures is for who requested it, as long as they may see them
    const content = (as: string) => call(client, as, 'get', `/api/files/${account.id}/content`)
    ;(await content('accountant')).assertStatus(200)
    ;(await content('general.manager')).assertStatus(404)
  }).timeout(60_000)

  test('guests and those who may not see the figures are refused', async ({ client, assert }) => {
    const orders: [string, Record<string, unknown>][] = [
      ['/api/sales/analysis/exports', { format: 'pdf', ...YEAR }],
      ['/api/sales/performance/exports', { format: 'pdf', year: 2031 }],
      [`/api/clients/${clientId}/statement/exports`, { format: 'pdf', currency: 'SAR', ...YEAR }],
    ]
    for (const [path, body] of orders) {
      ;(await client.post(path).json(body).withCsrfToken()).assertStatus(401)
      ;(await call(client, 'staff', 'post', path, { body })).assertStatus(403)
      const odd = { ...body, format: 'docx' }
      ;(await call(client, 'admin', 'post', path, { body: odd })).assertStatus(422)
    }
    const gone = '/api/clients/99999999/statement/exports'
    ;(await call(client, 'accountant', 'post', gone, { body: orders[2][1] })).assertStatus(404)
    assert.lengthOf(await db.from('jobs').where('type', 'commercial.write_report'), 0)
  })
})
