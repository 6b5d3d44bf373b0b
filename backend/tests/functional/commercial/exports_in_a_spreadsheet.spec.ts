import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Papa from 'papaparse'
import { runJob } from '#core/jobs/run_job'
import { readBlob } from '#core/storage/blobs'
import { call } from '../procurement/support.js'

const run = promisify(execFile)
const office = await run('soffice', ['--version']).then(
  () => true,
  () => false
)

const PEOPLE = [
  { name: '=1+1', company: '+SUM(1;2)', mobile: '+966501234567', notes: '@A1' },
  { name: '-2+3', company: 'شركة القرموط للمقاولات', mobile: null, notes: '0012345678' },
  { name: 'سارة "القحطاني"', company: 'Acme; Co, Ltd', mobile: null, notes: '1010456789' },
]

test.group('Exports of clients in LibreOffice', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** The cells that the program shows, by its own conversion to CSV (comma, quote, UTF-8). */
  async function shown(file: Buffer, format: 'csv' | 'xlsx'): Promise<string[][]> {
    const folder = await mkdtemp(join(tmpdir(), 'binaa-office-'))
    try {
      const out = join(folder, 'out')
      await mkdir(out)
      await writeFile(join(folder, `clients.${format}`), file)
      const given = format === 'csv' ? ['--infilter=CSV:44,34,76'] : []
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
      const to = ['--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76', '--outdir', out]
      await run('soffice', [
        profile,
        '--headless',
        ...given,
        ...to,
        join(folder, `clients.${format}`),
      ])
      return Papa.parse<string[]>((await readFile(join(out, 'clients.csv'))).toString().trim()).data
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  for (const format of ['csv', 'xlsx'] as const) {
    test(`a ${format} file shows what was written: Arabic whole, no formula reckoned`, async ({
      client,
      assert,
    }) => {
      for (const body of PEOPLE)
        (await call(client, 'bdm', 'post', '/api/clients', { body })).assertStatus(201)
      const columns = ['name', 'company', 'mobile', 'notes']
      const body = { resource: 'clients', format, columns, query: '_sort=id&_order=desc' }
      const ordered = await call(client, 'bdm', 'post', '/api/exports', { body })
      ordered.assertStatus(202)
      assert.equal(await runJob(ordered.body().id), 'completed')
      const job = await db.from('jobs').where('id', ordered.body().id).firstOrFail()
      const { fileId } = JSON.parse(job.result)
      const file = await db.from('files').where('id', fileId).firstOrFail()
      const rows = await shown(await readBlob(file.storage_key), format)
      const plain = (cell: string) => cell.replace(/^'/, '')
      assert.deepEqual(
        rows.slice(1, 4).map((row) => row.slice(0, 4).map(plain)),
        PEOPLE.toReversed().map(({ name, company, mobile, notes }) => [
          name,
          company,
          mobile ?? '',
          notes,
        ])
      )
    })
      .skip(!office, 'LibreOffice (soffice) is not installed: nothing was opened')
      .timeout(90_000)
  }
})
