import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { runJob } from '#core/jobs/run_job'
import { fold } from '#engines/text/fold'
import { pagesOf } from '#tests/helpers/pdf_text'
import { picture } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { approve, aReport, aSite, REPORTS, step } from './site_report_support.js'

test.group('PDF of a site report', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for who sees the report', async ({ client }) => {
    const { id } = await aReport(client, await aSite(client))
    const path = `${REPORTS}/${id}/prints`
    ;(await client.get(path)).assertStatus(401)
    ;(await call(client, 'accountant', 'get', path)).assertStatus(403)
    const body = { language: 'en' }
    ;(await call(client, 'accountant', 'post', path, { body })).assertStatus(403)
    ;(await call(client, 'foreman', 'get', path)).assertStatus(200)
    ;(await call(client, 'foreman', 'get', `${REPORTS}/999999/prints`)).assertStatus(404)
  })

  for (const language of ['en', 'ar'] as const)
    test(`${language}: states the work, who approved it, the hash and room for signatures`, async ({
      client,
      assert,
    }) => {
      const made = await aReport(client, await aSite(client))
      const path = `${REPORTS}/${made.id}/prints`
      const print = async () => {
        const ordered = await call(client, 'foreman', 'post', path, { body: { language } })
        ordered.assertStatus(202)
        assert.equal(await runJob(ordered.body().id), 'completed')
        const [{ id }] = (await call(client, 'foreman', 'get', path)).body()
        return fold((await pagesOf(id)).join(' '))
      }
      const has = (text: string, words: string[]) =>
        words.forEach((word) => assert.include(text, fold(word)))
      const photo = await client
        .post(`${REPORTS}/${made.id}/photos`)
        .loginAs(await person('foreman'))
        .withCsrfToken()
        .file('file', await picture('jpeg'), { filename: 'raft.jpg' })
      photo.assertStatus(201)
      has(await print(), [made.number, 'Not approved yet', 'لم يعتمد بعد'])
      const sent = await step(client, 'foreman', made, 'submit')
      const approved = await approve(client, 'chief.engineer', sent.body())
      approved.assertStatus(200)
      const paper = await print()
      has(paper, ['Hangar', 'Task A', '50%', '42.5', 'Tower crane 1', 'raft.jpg'])
      has(paper, ['Steel fixers', 'حدادو تسليح', 'Hot work permit is late', 'Pour of raft zone 1'])
      has(paper, ['Approved by', 'Project manager', 'مدير المشروع'])
      assert.include(paper.replace(/\s/g, ''), approved.body().contentHash)
      assert.notInclude(paper, fold('Not approved yet'))
    })
})
