import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { fold } from '#engines/text/fold'
import { pagesOf } from '#tests/helpers/pdf_text'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aProjectToPlan } from './schedule_support.js'

const AT = '/api/variation-orders'

async function aVariation(client: ApiClient, more: object = {}) {
  const { id: projectId } = await aProjectToPlan()
  const body = {
    ...{ projectId, title: 'Extra canopy', titleAr: 'مظلة إضافية', cause: 'client_request' },
    ...{ amount: '25000.50', days: 12, details: 'Steel frame over the gate.', ...more },
  }
  const made = await call(client, 'planner', 'post', AT, { body })
  made.assertStatus(201)
  return made.body()
}

async function step(client: ApiClient, by: string, { id }: { id: number }, path: string) {
  const { version } = (await call(client, by, 'get', `${AT}/${id}`)).body()
  const body = path === 'cancel' ? { reason: 'Not needed' } : {}
  const done = await call(client, by, 'post', `${AT}/${id}/${path}`, { seen: version, body })
  done.assertStatus(200)
}

async function attach(client: ApiClient, by: string, id: number) {
  return client
    .post(`${AT}/${id}/documents`)
    .loginAs(await person(by))
    .withCsrfToken()
    .file('file', pdf(), { filename: 'instruction.pdf', contentType: 'application/pdf' })
}

test.group('Files of a variation order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are kept and read by those who may read the variation', async ({ client, assert }) => {
    const { id } = await aVariation(client)
    for (const path of [`${AT}/${id}/documents`, `${AT}/${id}/prints`]) {
      ;(await client.get(path)).assertStatus(401)
      ;(await call(client, 'foreman', 'get', path)).assertStatus(403)
      ;(await call(client, 'accountant', 'get', path)).assertStatus(200)
      ;(await call(client, 'admin', 'get', path.replace(String(id), '999999'))).assertStatus(404)
    }
    ;(await attach(client, 'accountant', id)).assertStatus(403)
    const added = await attach(client, 'planner', id)
    added.assertStatus(201)
    const [file] = added.body()
    assert.equal(file.originalFilename, 'instruction.pdf')
    ;(await call(client, 'accountant', 'get', file.url)).assertStatus(200)
    ;(await call(client, 'foreman', 'get', file.url)).assertStatus(404)
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'variation_order', entity_id: String(id) })
      .orderBy('id')
    assert.equal(log.at(-1).action, 'add_document')
    const gone = await call(client, 'planner', 'delete', `${AT}/${id}/documents/${file.id}`)
    gone.assertStatus(204)
    assert.isNull(await db.from('files').where('id', file.id).first())
  })

  test('can be added once it is approved, and not deleted any more', async ({ client, assert }) => {
    const made = await aVariation(client)
    const [instruction] = (await attach(client, 'planner', made.id)).body()
    await step(client, 'planner', made, 'submit')
    const at = `${AT}/${made.id}/documents`
    const refused = await call(client, 'planner', 'delete', `${at}/${instruction.id}`)
    refused.assertStatus(409)
    await step(client, 'chief.engineer', made, 'approve')
    ;(await attach(client, 'planner', made.id)).assertStatus(201)
    assert.lengthOf((await call(client, 'planner', 'get', at)).body(), 2)
    const dropped = await aVariation(client)
    await step(client, 'planner', dropped, 'submit')
    await step(client, 'planner', dropped, 'cancel')
    ;(await attach(client, 'planner', dropped.id)).assertStatus(409)
  })

  test('go with a draft that is deleted', async ({ client, assert }) => {
    const { id, version } = await aVariation(client)
    const [file] = (await attach(client, 'planner', id)).body()
    ;(await call(client, 'planner', 'delete', `${AT}/${id}`, { seen: version })).assertStatus(204)
    assert.isNull(await db.from('files').where('id', file.id).first())
  })

  for (const language of ['en', 'ar'] as const)
    test(`${language}: the PDF states value, time, approval and room for signatures`, async ({
      client,
      assert,
    }) => {
      const made = await aVariation(client)
      const print = async () => {
        const path = `${AT}/${made.id}/prints`
        const ordered = await call(client, 'planner', 'post', path, { body: { language } })
        ordered.assertStatus(202)
        assert.equal(await runJob(ordered.body().id), 'completed')
        const [{ id }] = (await call(client, 'planner', 'get', path)).body()
        return fold((await pagesOf(id)).join(' '))
      }
      const has = (text: string, words: string[]) =>
        words.forEach((word) => assert.include(text, fold(word)))
      const draft = await print()
      has(draft, [made.number, 'Not approved yet', 'لم يعتمد بعد', 'Revised value if approved'])
      await step(client, 'planner', made, 'submit')
      await step(client, 'chief.engineer', made, 'approve')
      const paper = await print()
      has(paper, [made.projectCode, 'Hangar', 'Extra canopy', 'مظلة إضافية', 'طلب العميل'])
      has(paper, ['25,000.50', 'Original value', 'القيمة المعدلة', 'Steel frame over the gate'])
      has(paper, [language === 'en' ? 'Extension of 12 days' : 'تمديد: 12 يوما'])
      has(paper, ['Approved by', 'For the client', 'عن العميل'])
      assert.notInclude(paper, fold('Not approved yet'))
    })
})
