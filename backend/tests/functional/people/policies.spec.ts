import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { runJob } from '#core/jobs/run_job'
import { inForceOn } from '#people/policies/in_force'
import { remindReaders } from '#people/policies/remind_readers'
import { pagesOf } from '#tests/helpers/pdf_text'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aProjectToPlan } from '../production/schedule_support.js'
import { inDays } from './leave_support.js'
import { aDepartment, anEmployee } from './support.js'

const AT = '/api/policies'
const MINE = '/api/my-policies'
let codes = 0

async function aPolicy(client: ApiClient, more: object = {}) {
  const body = {
    ...{ kind: 'employee', code: `HR-T${++codes}`, title: 'Working hours', titleAr: 'ساعات العمل' },
    ...{ audience: 'everyone', readingDays: 14, body: 'Eight hours.', bodyAr: 'ثماني ساعات.' },
    ...more,
  }
  const made = await call(client, 'admin', 'post', AT, { body })
  made.assertStatus(201)
  return made.body()
}

const step = (
  client: ApiClient,
  { id, version }: any,
  path: string,
  body: Record<string, unknown> = {}
) => call(client, 'admin', 'post', `${AT}/${id}/${path}`, { body, seen: version })

async function published(client: ApiClient, more: object = {}) {
  const answer = await step(client, await aPolicy(client, more), 'publish', {
    effectiveOn: today(),
  })
  answer.assertStatus(200)
  return answer.body()
}

const sign = (client: ApiClient, who: string, id: number, revision = 1) =>
  call(client, who, 'post', `${MINE}/${id}/acknowledgement`, { body: { revision } })

test.group('Policies', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are written by administrators only; others read what concerns them', async ({ client }) => {
    const { id, version } = await published(client)
    for (const path of [AT, `${AT}/${id}`, `${AT}/${id}/history`, `${AT}/${id}/readers`]) {
      ;(await client.get(path)).assertStatus(401)
      for (const who of ['staff', 'general.manager', 'engineer', 'foreman'])
        (await call(client, who, 'get', path)).assertStatus(403)
      ;(await call(client, 'admin', 'get', path)).assertStatus(200)
    }
    const sent = { body: { effectiveOn: today() }, seen: version }
    for (const path of ['revisions', 'publish', 'withdraw', 'reminders', 'prints'])
      (await call(client, 'staff', 'post', `${AT}/${id}/${path}`, sent)).assertStatus(403)
    ;(await client.get(MINE)).assertStatus(401)
    ;(await call(client, 'staff', 'get', `${MINE}/${id}`)).assertStatus(200)
  })

  test('a draft is known to nobody, and its text is fixed once it is published', async ({
    client,
    assert,
  }) => {
    const draft = await aPolicy(client)
    ;(await call(client, 'staff', 'get', `${MINE}/${draft.id}`)).assertStatus(404)
    ;(await sign(client, 'staff', draft.id)).assertStatus(404)
    const text = { body: 'Nine hours.', bodyAr: 'تسع ساعات.' }
    const patch = (seen: number) =>
      call(client, 'admin', 'patch', `${AT}/${draft.id}/draft`, { body: text, seen })
    const changed = await patch(draft.version)
    changed.assertStatus(200)
    ;(await patch(draft.version)).assertStatus(412)
    const out = await step(client, changed.body(), 'publish', { effectiveOn: today() })
    assert.deepInclude(out.body(), { status: 'published', revision: 1, hasDraft: false })
    ;(await patch(out.body().version)).assertStatus(404)
    const read = await call(client, 'staff', 'get', `${MINE}/${draft.id}`)
    assert.deepInclude(read.body(), { ...text, mustRead: true, dueOn: inDays(14) })
    const kept = await call(client, 'admin', 'delete', `${AT}/${draft.id}`, {
      seen: out.body().version,
    })
    kept.assertStatus(409)
  })

  test('nothing takes effect in the past or before the revision that it replaces', async ({
    client,
    assert,
  }) => {
    const draft = await aPolicy(client)
    const early = await step(client, draft, 'publish', { effectiveOn: inDays(-1) })
    early.assertStatus(422)
    assert.property(early.body().errors, 'effectiveOn')
    const first = (await step(client, draft, 'publish', { effectiveOn: inDays(5) })).body()
    assert.isNull(first.revision)
    const next = { body: 'Seven.', bodyAr: 'سبع.', changeNote: 'Shorter' }
    const second = (await step(client, first, 'revisions', next)).body()
    ;(await step(client, second, 'revisions', next)).assertStatus(409)
    ;(await step(client, second, 'publish', { effectiveOn: inDays(5) })).assertStatus(422)
    const both = (await step(client, second, 'publish', { effectiveOn: inDays(9) })).body()
    const on = (day: string) => inForceOn(both, both.revisions as any[], day)?.revision ?? null
    assert.deepEqual(
      [4, 5, 8, 9].map((days) => on(inDays(days))),
      [null, 1, 1, 2]
    )
    const gone = (await step(client, both, 'withdraw', { withdrawnOn: inDays(20) })).body()
    assert.equal(inForceOn(gone, gone.revisions as any[], inDays(19))?.revision, 2)
    assert.isNull(inForceOn(gone, gone.revisions as any[], inDays(20)))
    ;(await step(client, gone, 'revisions', next)).assertStatus(409)
  })

  test('are acknowledged once by name, each revision anew', async ({ client, assert }) => {
    const policy = await published(client)
    ;(await sign(client, 'staff', policy.id, 2)).assertStatus(409)
    const [one, two] = await Promise.all([
      sign(client, 'staff', policy.id),
      sign(client, 'staff', policy.id),
    ])
    one.assertStatus(200)
    two.assertStatus(200)
    const { id: userId, name } = await person('staff')
    const signed = await db.from('policy_acknowledgements').where('user_id', userId)
    assert.lengthOf(signed, 1)
    assert.equal(signed[0].signed_name, name)
    const audit = { entity_type: 'policy', entity_id: String(policy.id), action: 'acknowledge' }
    assert.lengthOf(await db.from('audit_logs').where(audit), 1)
    const readers = await call(client, 'admin', 'get', `${AT}/${policy.id}/readers`)
    assert.equal(readers.body().find((one: any) => one.userId === userId).signedName, name)
    const shown = (await call(client, 'admin', 'get', `${AT}/${policy.id}`)).body()
    assert.equal(shown.readCount, 1)
    assert.equal(shown.readerCount, readers.body().length)
    const next = { body: 'Six.', bodyAr: 'ست.' }
    const second = (await step(client, shown, 'revisions', next)).body()
    await step(client, second, 'publish', { effectiveOn: inDays(1) })
    const mine = (await call(client, 'staff', 'get', `${MINE}/${policy.id}`)).body()
    assert.deepInclude(mine, {
      revision: 2,
      mustRead: true,
      acknowledgedAt: null,
      isInForce: false,
    })
  })

  test('concern whom their audience names, and nobody else', async ({ client, assert }) => {
    const roles = await published(client, { audience: 'roles', audienceOf: ['production_only'] })
    ;(await call(client, 'foreman', 'get', `${MINE}/${roles.id}`)).assertStatus(200)
    ;(await call(client, 'staff', 'get', `${MINE}/${roles.id}`)).assertStatus(404)
    ;(await sign(client, 'staff', roles.id)).assertStatus(404)
    const project = await aProjectToPlan()
    const planner = await person('planner')
    await db.from('projects').where('id', project.id).update({ manager_id: planner.id })
    const named = { kind: 'project', audience: 'projects', audienceOf: [String(project.id)] }
    const site = await published(client, named)
    ;(await call(client, 'planner', 'get', `${MINE}/${site.id}`)).assertStatus(200)
    ;(await call(client, 'bdm', 'get', `${MINE}/${site.id}`)).assertStatus(404)
    assert.deepEqual(
      (await call(client, 'bdm', 'get', MINE)).body().filter(({ id }: any) => id === site.id),
      []
    )
    const disabled = await person('disabled.user')
    const readers = (await call(client, 'admin', 'get', `${AT}/${site.id}/readers`)).body()
    assert.isFalse(readers.some(({ userId }: any) => userId === disabled.id))
    for (const audienceOf of [['0'], ['99999999'], ['x'], []]) {
      const body = { audience: 'departments', audienceOf }
      const refused = await call(client, 'admin', 'patch', `${AT}/${site.id}`, {
        ...{ body, seen: site.version },
      })
      refused.assertStatus(422)
    }
  })

  test('concern those of a department and of all below it', async ({ client, assert }) => {
    const above = await aDepartment(client)
    const below = await aDepartment(client, { parentDepartmentId: above.id })
    const { id: userId } = await person('staff')
    const employee = await anEmployee(client, { departmentId: below.id, userId })
    const named = { audience: 'departments', audienceOf: [String(above.id)] }
    const policy = await published(client, named)
    ;(await call(client, 'staff', 'get', `${MINE}/${policy.id}`)).assertStatus(200)
    await db.from('employees').where('id', employee.id).update({ employed: false })
    ;(await call(client, 'staff', 'get', `${MINE}/${policy.id}`)).assertStatus(404)
    assert.equal(policy.audienceNames.length, 1)
  })

  test('reminders go to those who have not read, once for each step', async ({
    client,
    assert,
  }) => {
    const policy = await published(client, { readingDays: 5 })
    await sign(client, 'staff', policy.id)
    const count = (type = 'policy_reminder') =>
      db
        .from('notifications')
        .where({ type, related_entity_id: policy.id })
        .count('* as n')
        .then(([{ n }]) => Number(n))
    assert.equal(await count('policy_published'), policy.readerCount)
    assert.equal(await remindReaders(inDays(1)), 0)
    await remindReaders(inDays(2))
    await remindReaders(inDays(2))
    assert.equal(await count(), policy.readerCount - 1)
    await remindReaders(inDays(6))
    assert.equal(await count(), 2 * (policy.readerCount - 1))
    const now = await step(client, policy, 'reminders')
    assert.deepEqual(now.body(), { reminded: policy.readerCount - 1 })
  })

  test('are printed in both languages as they were in force, for whom they concern', async ({
    client,
    assert,
  }) => {
    const policy = await published(client, { audience: 'roles', audienceOf: ['production_only'] })
    const job = await call(client, 'foreman', 'post', `${MINE}/${policy.id}/prints`, {
      body: { language: 'en' },
    })
    job.assertStatus(202)
    assert.equal(await runJob(job.body().id), 'completed')
    const owner = { owner_type: 'policy_pdf', owner_id: policy.id }
    const file = await db.from('files').where(owner).firstOrFail()
    const text = (await pagesOf(file.id)).join(' ').replaceAll(/\s+/g, ' ')
    for (const words of ['Eight hours.', 'ثماني ساعات', policy.code]) assert.include(text, words)
    const path = `/api/files/${file.id}/content`
    for (const [who, status] of [
      ['foreman', 200],
      ['admin', 200],
      ['staff', 404],
    ] as const)
      (await call(client, who, 'get', path)).assertStatus(status)
    ;(
      await call(client, 'staff', 'post', `${MINE}/${policy.id}/prints`, { body: {} })
    ).assertStatus(404)
    const gone = await step(client, policy, 'withdraw', { withdrawnOn: today() })
    gone.assertStatus(200)
    ;(await call(client, 'foreman', 'get', path)).assertStatus(404)
    ;(await call(client, 'admin', 'get', path)).assertStatus(200)
    const before = { body: { asOf: inDays(-1) } }
    ;(await call(client, 'admin', 'post', `${AT}/${policy.id}/prints`, before)).assertStatus(404)
  })

  test('a code is taken once', async ({ client, assert }) => {
    const { code } = await aPolicy(client)
    const body = {
      ...{ kind: 'project', code, title: 'A', titleAr: 'ا', audience: 'everyone' },
      ...{ body: 'x', bodyAr: 'س' },
    }
    const second = await call(client, 'admin', 'post', AT, { body })
    second.assertStatus(422)
    assert.property(second.body().errors, 'code')
  })
})
