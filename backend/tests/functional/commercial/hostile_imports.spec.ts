import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { translatorIn } from '#core/base/language'
import { runJob } from '#core/jobs/run_job'
import { person } from '#tests/helpers/users'
import { workbook } from '#tests/helpers/workbooks'
import { tried } from '#tests/helpers/claims'

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
