import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { translatorIn } from '#core/base/language'
import { runJob } from '#core/jobs/run_job'
import { person } from '#tests/helpers/users'
import { workbook } from '#tests/helpers/workbooks'
import { tried } from '#tests/helpers/claims'
import { compound, zip } from '#tests/helpers/sample_files'

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const row = (...texts: string[]) => `<row>${texts.map(cell).join('')}</row>`
const HEAD = row('Name', 'E-mail') + row('Sara', 'sara@import.example')

const text = translatorIn('en')

type Sheet = Parameters<typeof workbook>[0]

const REFUSED: [string, Sheet][] = [
  ['rows that are never closed', { sheet: HEAD.replaceAll('</row>', '') }],
  ['elements without end in each other', { sheet: '<row><c>'.repeat(100_000) }],
  ['a text of nothing but the beginnings of rows', { sheet: `<row>${'<c '.repeat(300_000)}` }],
  ['an entity of its own', { sheet: HEAD, strings: '<si><t>&laugh;</t></si>' }],
  [
    'a row of one long text again and again',
    {
      sheet: HEAD + `<row>${'<c t="s"><v>0</v></c>'.repeat(400)}</row>`,
      strings: `<si><t>${'w'.repeat(32_000)}</t></si>`,
    },
  ],
]

test.group('Importing a workbook that was made to harm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const as = async (request: any) => request.loginAs(await person('bdm')).withCsrfToken()
  const upload = async (client: any, sheet: Sheet) =>
    as(
      client
        .post('/api/imports')
        .field('resource', 'clients')
        .file('file', await workbook(sheet), { filename: 'clients.xlsx' })
    )

  for (const [what, sheet] of REFUSED)
    test(`refuses ${what} at its field`, async ({ client, assert }) => {
      tried('hostile files')
      const response = await upload(client, sheet)
      response.assertStatus(422)
      assert.deepEqual(response.body().errors.file, [text('errors.fields.unreadableTable')])
    })

  test('a workbook of another program is refused by name, with what to do', async ({
    client,
    assert,
  }) => {
    const ods = 'application/vnd.oasis.opendocument.spreadsheet'
    for (const [name, bytes] of [
      ['clients.xls', compound('Workbook')],
      ['clients.ods', zip([{ name: 'mimetype', data: ods }, { name: 'content.xml' }])],
    ] as const) {
      const request = client.post('/api/imports').field('resource', 'clients')
      const response = await as(request.file('file', bytes, { filename: name }))
      response.assertStatus(422)
      assert.equal(response.body().code, 'WORKBOOK_REFUSED')
      assert.equal(response.body().message, text('errors.WORKBOOK_REFUSED', { name }))
    }
    // what only calls itself one is refused as before
    const request = client.post('/api/imports').field('resource', 'clients')
    const other = await as(request.file('file', zip([{ name: 'a' }]), { filename: 'a.ods' }))
    assert.equal(other.body().code, 'FILE_TYPE_REFUSED')
  })

  test('damage behind the first rows fails the job with a text that says so', async ({
    client,
    assert,
  }) => {
    const batch = await upload(client, { sheet: `${HEAD.repeat(2000)}<row><c></row>` })
    batch.assertStatus(201)
    const job = await as(
      client
        .post(`/api/imports/${batch.body().id}/check`)
        .header('If-Match', `"${batch.body().version}"`)
        .json({ mapping: batch.body().mapping, keyField: 'email' })
    )
    job.assertStatus(202)
    assert.equal(await runJob(job.body().id), 'failed')
    const failed = await as(client.get(`/api/jobs/${job.body().id}`))
    assert.equal(failed.body().error, text('imports.unreadable'))
  })
})
