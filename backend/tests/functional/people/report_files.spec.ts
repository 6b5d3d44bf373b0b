import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { PDFDocument } from '@cantoo/pdf-lib'
import { runDueJobs } from '#core/jobs/due_jobs'
import { readBlob } from '#core/storage/blobs'
import { removeTmpFile, writeTmpFile } from '#core/storage/tmp_files'
import { tableRows } from '#engines/spreadsheet/table_rows'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { HR_REPORTS } from './report_support.js'
import { aDepartment, anEmployee } from './support.js'

interface Ordered {
  as: string
  path: string
  body: Record<string, unknown>
  language?: 'en' | 'ar'
}

/** Orders a file and runs its job. */
async function order(client: ApiClient, { as, path, body, language }: Ordered) {
  const ordered = await call(client, as, 'post', path, { body, language })
  ordered.assertStatus(202)
  const { id } = ordered.body()
  return {
    run: async () => {
      await runDueJobs()
      return (await call(client, as, 'get', `/api/jobs/${id}`)).body()
    },
  }
}

async function bytesOf(client: ApiClient, ordered: Ordered) {
  const job = await (await order(client, ordered)).run()
  if (job.status !== 'completed') throw new Error(JSON.stringify(job))
  const file = await db.from('files').where('id', job.result.fileId).firstOrFail()
  return { file, bytes: await readBlob(file.storage_key) }
}

async function cellsOf(bytes: Buffer): Promise<string[][]> {
  const tmp = await writeTmpFile([bytes])
  const rows: string[][] = []
  try {
    for await (const { cells } of tableRows(tmp.path, 'xlsx')) rows.push(cells)
  } finally {
    await removeTmpFile(tmp.path)
  }
  return rows
}

test.group('Files of reports on people', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    await db.from('job_changes').delete()
    return rollback
  })

  test('have the figures of the screen, as CSV, workbook and PDF', async ({ client, assert }) => {
    const department = await aDepartment(client, { name: 'Towers', nameAr: 'الأبراج' })
    await anEmployee(client, { departmentId: department.id, name: 'Huda', nationality: 'Egypt' })
    const path = `${HR_REPORTS}/headcount/exports`
    const as = 'hr.manager'
    const body = { asOf: '2024-12-31', months: 12, departmentId: department.id }
    const csv = await bytesOf(client, { as, path, body: { ...body, format: 'csv' } })
    assert.match(csv.file.original_name ?? csv.file.name, /^headcount-2024-12-31\.csv$/)
    const lines = csv.bytes.toString().split('\r\n')
    assert.match(lines[0]!, /"Department","At start","Joined"/)
    assert.equal(lines[1], '"Towers",1,0,0,0,0,1,0')
    const sheet = { as, path, body: { ...body, format: 'xlsx' }, language: 'ar' } as const
    const cells = await cellsOf((await bytesOf(client, sheet)).bytes)
    assert.deepEqual(cells[1]!.slice(0, 2), ['الأبراج', '1'])
    const rows = { ...body, format: 'csv', row: 'total', column: 'end' }
    const people = await bytesOf(client, { as, path, body: rows })
    assert.include(people.bytes.toString(), '"Huda"')
    assert.notInclude(people.bytes.toString(), 'Egypt')
    const pdf = await bytesOf(client, { as, path, body: { ...body, format: 'pdf' } })
    assert.equal((await PDFDocument.load(pdf.bytes)).getPageCount(), 1)
  }).timeout(60_000)

  test('are written of those whom the person may see when the job runs', async ({
    client,
    assert,
  }) => {
    const manager = await anEmployee(client, { userId: (await person('foreman')).id })
    const member = await anEmployee(client, { managerId: manager.id, name: 'Only one' })
    await anEmployee(client, { name: 'Somebody else' })
    const path = `${HR_REPORTS}/headcount/exports`
    const body = { format: 'csv', row: 'total', column: 'end' }
    const { bytes } = await bytesOf(client, { as: 'foreman', path, body })
    assert.include(bytes.toString(), 'Only one')
    assert.notInclude(bytes.toString(), 'Somebody else')
    const { run } = await order(client, { as: 'foreman', path, body })
    await db.from('employees').where('id', member.id).update({ manager_id: null })
    const late = await run()
    assert.equal(late.status, 'failed')
    const forbidden = await call(client, 'foreman', 'post', `${HR_REPORTS}/nationalities/exports`, {
      body: { format: 'csv' },
    })
    forbidden.assertStatus(403)
    const refused = await call(client, 'hr.manager', 'post', path, { body: { format: 'doc' } })
    refused.assertStatus(422)
  })

  test('are open to the person who asked for them alone', async ({ client }) => {
    const path = `${HR_REPORTS}/headcount/exports`
    const { file } = await bytesOf(client, { as: 'hr.manager', path, body: { format: 'csv' } })
    const own = await call(client, 'hr.manager', 'get', `/api/files/${file.id}/content`)
    own.assertStatus(200)
    const other = await call(client, 'admin', 'get', `/api/files/${file.id}/content`)
    other.assertStatus(404)
  })

  test('of a team are closed to who no longer manages anyone', async ({ client }) => {
    const manager = await anEmployee(client, { userId: (await person('foreman')).id })
    const member = await anEmployee(client, { managerId: manager.id })
    const path = `${HR_REPORTS}/headcount/exports`
    const { file } = await bytesOf(client, { as: 'foreman', path, body: { format: 'csv' } })
    const read = () => call(client, 'foreman', 'get', `/api/files/${file.id}/content`)
    ;(await read()).assertStatus(200)
    await db.from('employees').where('id', member.id).update({ manager_id: null })
    ;(await read()).assertStatus(404)
  })
})
