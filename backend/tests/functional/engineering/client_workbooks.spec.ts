import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { readBlob } from '#core/storage/blobs'
import { clientBill, membersIn } from '#tests/helpers/client_bills'
import { compound, zip } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { createdBy } from './quotation_body.js'

const COLUMNS = { clientItem: 0, description: 1, unit: 2, quantity: 3, unitRate: 4, amount: 5 }
const SHEETS = [{ position: 0, header: 4, columns: COLUMNS }]
const DRAFT = { draft: true, discount: '0', lines: [] as object[] }

async function send(client: ApiClient, id: number, bytes: Buffer, by = 'engineer') {
  return client
    .post(`/api/quotations/${id}/workbook`)
    .loginAs(await person(by))
    .withCsrfToken()
    .file('file', bytes, { filename: 'Bill 3.xlsx' })
}

/** Sends a workbook and lets it be read. */
async function upload(client: ApiClient, id: number, bytes = clientBill()) {
  const answer = await send(client, id, bytes)
  answer.assertStatus(202)
  await runJob(answer.body().workbook.jobId)
  const path = `/api/quotations/${id}/workbook`
  return (await call(client, 'engineer', 'get', path)).body().workbook
}

const quotationOf = async (client: ApiClient, id: number) =>
  (await call(client, 'engineer', 'get', `/api/quotations/${id}`)).body()

async function makeLines(client: ApiClient, id: number, mode = 'replace', sheets = SHEETS) {
  const { version } = await quotationOf(client, id)
  const path = `/api/quotations/${id}/workbook/lines`
  const order = await call(client, 'engineer', 'post', path, {
    seen: version,
    body: { mode, sheets },
  })
  order.assertStatus(202)
  await runJob(order.body().id)
  return (await call(client, 'engineer', 'get', `/api/jobs/${order.body().id}`)).body()
}

/** Gives the lines of a quotation rates, by their descriptions. */
async function price(client: ApiClient, id: number, rates: Record<string, string>, more = {}) {
  const { version, lines } = await quotationOf(client, id)
  const body = {
    ...more,
    lines: lines.map((line: any) => ({
      ...{ clientItem: line.clientItem, section: line.section, unit: line.unit },
      ...{ description: line.description, quantity: line.quantity, clientRow: line.clientRow },
      unitRate: rates[line.description] ?? line.unitRate,
    })),
  }
  const answer = await call(client, 'engineer', 'patch', `/api/quotations/${id}`, {
    seen: version,
    body,
  })
  answer.assertStatus(200)
}

async function exported(client: ApiClient, id: number, by = 'engineer') {
  const path = `/api/quotations/${id}/priced-workbooks`
  const order = await call(client, by, 'post', path, { body: {} })
  order.assertStatus(202)
  await runJob(order.body().id)
  const [copy] = (await call(client, by, 'get', path)).body()
  ;(await call(client, by, 'get', copy.url)).assertStatus(200)
  const { storage_key: key } = await db.from('files').where('id', fileOf(copy)).firstOrFail()
  const bytes = await readBlob(key)
  return { copy, sheet: membersIn(bytes).get('xl/worksheets/sheet1.xml')!.toString() }
}

const fileOf = ({ url }: { url: string }) => Number(/\d+/.exec(url)![0])

const rowsOf = (lines: any[]) =>
  lines.map(({ clientItem, section, description, unit, quantity, unitRate }: any) =>
    [clientItem, section, description, unit, quantity, unitRate].join(' | ')
  )

test.group("The client's workbook of a quotation", (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('comes in, becomes lines, and goes back with our prices', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer', DRAFT)
    const workbook = await upload(client, id)
    assert.containSubset(workbook, { status: 'ready', fileName: 'Bill 3.xlsx', fault: null })
    assert.containSubset(workbook.sheets, [
      { position: 0, name: 'Bill 3', isMapped: true, header: 4, lines: 3, columns: COLUMNS },
      { position: 1, name: 'Summary', isMapped: false },
    ])
    const shown = await call(client, 'engineer', 'get', `/api/quotations/${id}/workbook/sheets/0`)
    assert.deepEqual(shown.body().rows[1], {
      number: 4,
      cells: ['Item', 'Description', 'Unit', 'Qty', 'Rate (SAR)', 'Amount'],
    })

    const done = await makeLines(client, id)
    assert.containSubset(done, { status: 'completed', result: { lines: 3, added: 3, problems: 0 } })
    const { lines } = await quotationOf(client, id)
    assert.deepEqual(rowsOf(lines), [
      '1.1 | Steel works | Columns | ton | 12.5 | 0',
      '1.2 | Steel works | Beams | ton | 4 | 0',
      ' | Steel works | Less: omitted plates |  | -1 | 0',
    ])

    const markups = [{ kind: 'profit', mode: 'percent', value: '10' }]
    await price(client, id, { Columns: '5200', Beams: '100.25' }, { markups })
    const { copy, sheet } = await exported(client, id)
    assert.include(sheet, '<c r="E6" s="2"><v>5720</v></c><c r="F6" s="2"><f>D6*E6</f></c>')
    assert.include(sheet, '<c r="E7" s="1"><v>110.275</v></c><c r="F7" s="1"><v>441.10</v></c>')
    assert.containSubset(copy, {
      originalFilename: `Bill 3 - ${(await quotationOf(client, id)).number}.xlsx`,
      report: { rows: 3, calculated: 1, beside: 0, discount: null },
    })
    assert.deepEqual(
      copy.report.skips.map(({ cell, reason }: any) => `${cell} ${reason}`),
      ['E8 unpriced']
    )
    const actions = await db
      .from('audit_logs')
      .where({ entity_type: 'quotation', entity_id: String(id) })
    assert.includeMembers(
      actions.map(({ action }) => action),
      ['upload_workbook', 'update', 'price_workbook']
    )
  }).timeout(60_000)

  test('what has changed since is not priced, and is named', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer', DRAFT)
    await upload(client, id)
    await makeLines(client, id)
    const { version, lines } = await quotationOf(client, id)
    const [columns, beams, plates] = lines.map((line: any) => ({
      ...{ description: line.description, unit: line.unit, quantity: line.quantity },
      ...{ unitRate: '10', clientRow: line.clientRow },
    }))
    const changed = await call(client, 'engineer', 'patch', `/api/quotations/${id}`, {
      seen: version,
      body: {
        lines: [
          { ...columns, description: 'Columns, painted' },
          { ...beams, quantity: '5' },
          plates,
          { ...plates, description: 'Ours', quantity: '1', clientRow: null },
          { ...plates, clientRow: '999999:0:6' },
        ],
      },
    })
    changed.assertStatus(200)
    const { copy, sheet } = await exported(client, id)
    assert.deepEqual(
      copy.report.skips.map(({ row, reason }: any) => `${row} ${reason}`),
      ['0 no_row', '0 no_row', '6 description_changed', '7 quantity_changed']
    )
    assert.include(sheet, '<c r="E8" s="2"><v>10</v></c>')
    assert.notInclude(sheet, '<c r="E7"')
  }).timeout(60_000)

  test('sent again with rows added and a sheet renamed, known lines keep their prices', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer', DRAFT)
    await upload(client, id)
    await makeLines(client, id)
    await price(client, id, { Columns: '5200', Beams: '100' })
    const row = (number: number, text: string, quantity: number) =>
      `<row r="${number}"><c r="B${number}" t="inlineStr"><is><t>${text}</t></is></c><c r="C${number}" t="inlineStr"><is><t>ton</t></is></c><c r="D${number}"><v>${quantity}</v></c></row>`
    const rows = [row(20, 'Bracing', 2), row(21, 'Beams', 6), row(22, 'Columns', 12.5)]
    await upload(client, id, clientBill({ rows }))
    const done = await makeLines(client, id, 'match', [{ ...SHEETS[0], header: 10 }])
    assert.containSubset(done.result, { added: 1, matched: 2, unmatched: 1 })
    const { lines } = await quotationOf(client, id)
    assert.deepEqual(
      lines.map(({ description, quantity, unitRate }: any) =>
        [description, quantity, unitRate].join(' ')
      ),
      ['Bracing 2 0', 'Beams 6 100', 'Columns 12.5 5200', 'Less: omitted plates -1 0']
    )
    assert.isNull(lines[3].clientRow)
    const { sheet } = await exported(client, id)
    assert.include(sheet, '<c r="E21" s="1"><v>100</v></c>')
    const kept = await db.from('files').where({ owner_type: 'client_workbook', owner_id: id })
    assert.lengthOf(kept, 1)
  }).timeout(60_000)

  test('a revision prices the same file, and keeps it when the other gives it up', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer', DRAFT)
    await upload(client, id)
    await makeLines(client, id)
    await price(client, id, { Columns: '5200' })
    await db.from('quotations').where('id', id).update({ stage: 'approved', status: 'approved' })
    const { version } = await quotationOf(client, id)
    const path = `/api/quotations/${id}`
    const revision = await call(client, 'engineer', 'post', `${path}/revise`, { seen: version })
    revision.assertStatus(201)
    const revised = revision.body().id
    const { sheet } = await exported(client, revised)
    assert.include(sheet, '<c r="E6" s="2"><v>5200</v></c>')
    const gone = await call(client, 'engineer', 'delete', `${path}/workbook`)
    gone.assertStatus(204)
    assert.isNull((await call(client, 'engineer', 'get', `${path}/workbook`)).body().workbook)
    await exported(client, revised)
  }).timeout(60_000)

  test('is refused where it is no workbook, has macros, or is a bomb', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer', DRAFT)
    const macros = clientBill({ members: [{ name: 'xl/vbaProject.bin', data: 'x' }] })
    const bomb = clientBill({
      members: [{ name: 'xl/media/b.bin', data: Buffer.alloc(20_000_000), packed: true }],
    })
    for (const bytes of [macros, bomb, compound('EncryptedPackage'), zip([{ name: 'a' }])])
      (await send(client, id, bytes)).assertStatus(422)
    const broken = await upload(client, id, clientBill({ rows: ['<row r="6"', '<a><'] }))
    assert.containSubset(broken, { status: 'failed', fault: 'unreadable', sheets: [] })
    const path = `/api/quotations/${id}/priced-workbooks`
    const early = await call(client, 'engineer', 'post', path, { body: {} })
    early.assertStatus(409)
    assert.equal(early.body().error?.code ?? early.body().code, 'WORKBOOK_UNREAD')
  }).timeout(60_000)

  test('wants a description, and one thing a column', async ({ client }) => {
    const { id } = await createdBy(client, 'engineer', DRAFT)
    await upload(client, id)
    const { version } = await quotationOf(client, id)
    const path = `/api/quotations/${id}/workbook/lines`
    for (const [columns, status] of [
      [{ description: 1, quantity: 1 }, 422],
      [{ quantity: 1 }, 422],
      [{ description: 600 }, 422],
    ] as const) {
      const body = { mode: 'replace', sheets: [{ position: 0, header: 4, columns }] }
      const answer = await call(client, 'engineer', 'post', path, { seen: version, body })
      answer.assertStatus(status)
    }
    const body = { mode: 'replace', sheets: [{ ...SHEETS[0], position: 7 }] }
    const absent = await call(client, 'engineer', 'post', path, { seen: version, body })
    absent.assertStatus(422)
    const stale = await call(client, 'engineer', 'post', path, {
      seen: version + 1,
      body: { mode: 'replace', sheets: SHEETS },
    })
    stale.assertStatus(412)
  })

  test('nothing is imported into a quotation that has changed meanwhile', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer', DRAFT)
    await upload(client, id)
    const { version } = await quotationOf(client, id)
    const path = `/api/quotations/${id}/workbook/lines`
    const order = await call(client, 'engineer', 'post', path, {
      seen: version,
      body: { mode: 'replace', sheets: SHEETS },
    })
    await call(client, 'engineer', 'patch', `/api/quotations/${id}`, {
      seen: version,
      body: { notes: 'Meanwhile' },
    })
    await runJob(order.body().id)
    const job = (await call(client, 'engineer', 'get', `/api/jobs/${order.body().id}`)).body()
    assert.equal(job.status, 'failed')
    assert.lengthOf((await quotationOf(client, id)).lines, 0)
  }).timeout(60_000)

  test('is closed to guests, and to who may not write or see prices', async ({ client }) => {
    const { id } = await createdBy(client, 'engineer', DRAFT)
    const path = `/api/quotations/${id}`
    ;(await client.get(`${path}/workbook`).accept('json')).assertStatus(401)
    ;(await send(client, id, clientBill(), 'auditor')).assertStatus(403)
    for (const one of ['workbook', 'workbook/sheets/0', 'priced-workbooks'])
      (await call(client, 'staff', 'get', `${path}/${one}`)).assertStatus(403)
    const lines = await call(client, 'auditor', 'post', `${path}/workbook/lines`, {
      seen: 1,
      body: { mode: 'replace', sheets: SHEETS },
    })
    lines.assertStatus(403)
    const priced = await call(client, 'staff', 'post', `${path}/priced-workbooks`, { body: {} })
    priced.assertStatus(403)
    const gone = await call(client, 'auditor', 'delete', `${path}/workbook`)
    gone.assertStatus(403)
  })
})
