import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { runDueJobs } from '#core/jobs/due_jobs'
import { readHealth } from '#core/health/health_lines'
import { loadSettings } from '#core/settings/settings'
import { lastDueMonth, openDueReview, remindOfReview } from '#identity/access_reviews/schedule'
import AccessReview from '#identity/shared/access_review'
import User from '#identity/shared/user'
import { inDays } from '#tests/helpers/days'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import {
  complete,
  confirmRest,
  decide,
  ITEMS,
  itemOf,
  itemsOf,
  openReview,
  REVIEWS,
} from './access_review_support.js'
import { apply, setOf } from './permission_set_support.js'

const notices = (type: string) => db.from('notifications').where({ type })

test.group('Access reviews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => loadSettings())

  test('are read by auditors, and decided by administrators and owners alone', async ({
    client,
    assert,
  }) => {
    ;(await client.get(REVIEWS)).assertStatus(401)
    ;(await client.get(ITEMS)).assertStatus(401)
    ;(await call(client, 'staff', 'get', REVIEWS)).assertStatus(403)
    ;(await call(client, 'staff', 'get', ITEMS)).assertStatus(403)
    const { id } = await openReview(client, 'general.manager')
    const [item] = await itemsOf(client, id, '', 'auditor')
    assert.isFalse(item!.can.confirm || item!.can.change || item!.can.lookAgain)
    ;(await call(client, 'auditor', 'get', `${REVIEWS}/${id}`)).assertStatus(200)
    const row = await itemOf(client, id, 'staff')
    for (const verb of ['confirm', 'change', 'reopen'] as const) {
      const body = verb === 'change' ? { disable: true, reason: 'Left' } : {}
      ;(await decide(client, row, verb, { as: 'auditor', body })).assertStatus(403)
    }
    ;(await call(client, 'auditor', 'post', REVIEWS, { body: {} })).assertStatus(403)
    const many = { body: { items: [{ id: row.id, version: row.version }] } }
    ;(await call(client, 'auditor', 'post', `${ITEMS}/confirm`, many)).assertStatus(403)
    ;(await complete(client, id, 'auditor')).assertStatus(403)
    assert.equal((await itemOf(client, id, 'staff')).state, 'pending')
  })

  test('list every active account with what it holds, and only one is open at a time', async ({
    client,
    assert,
  }) => {
    const set = await setOf(client, 'Planners', ['scheduleView'])
    await apply(client, { userIds: [(await person('staff')).id], addSets: [set.id] })
    const opened = await openReview(client)
    const active = await User.query().whereNull('disabled_at')
    assert.equal(opened.counts.accounts, active.length)
    assert.isFalse(
      (await itemsOf(client, opened.id)).some(({ user }) => user.username === 'disabled.user')
    )
    const staff = await itemOf(client, opened.id, 'staff')
    assert.deepInclude(staff.holds, { permissions: ['scheduleView'], granted: [], role: 'staff' })
    assert.deepEqual(
      staff.holds.sets.map((one: any) => one.name),
      ['Planners']
    )
    assert.equal(staff.sinceLast, 'first')
    assert.isFalse(staff.guarded)
    const engineer = await itemOf(client, opened.id, 'chief.engineer')
    assert.isTrue(engineer.guarded)
    assert.include(engineer.holds.deciding, 'quotations.approve')
    assert.isTrue((await itemOf(client, opened.id, 'admin')).holds.owns)
    const second = await call(client, 'admin', 'post', REVIEWS, { body: {} })
    second.assertStatus(409)
    assert.equal(second.body().code, 'REVIEW_OPEN')
    assert.isAbove((await notices('account_review_opened')).length, 1)
  })

  test('are completed with counts and a digest in the log, and open no more decisions', async ({
    client,
    assert,
  }) => {
    const { id } = await openReview(client)
    const row = await itemOf(client, id, 'staff')
    await decide(client, row, 'change', { body: { disable: true, reason: 'Left the firm' } })
    // disabled elsewhere meanwhile
    const clerk = await person('po.clerk')
    const path = `/api/users/${clerk.id}/disable`
    ;(await call(client, 'admin', 'post', path, { seen: clerk.version })).assertStatus(200)
    const moot = await decide(client, await itemOf(client, id, 'po.clerk'), 'reopen')
    assert.equal(moot.body().state, 'disabled')
    await confirmRest(client, id)
    const done = await complete(client, id)
    done.assertStatus(200)
    const { digest, counts } = done.body()
    assert.equal(counts.kept + 2, counts.accounts)
    assert.deepInclude(counts, { changed: 1, disabled: 1, pending: 0, unreviewed: 0 })
    const entry = await db
      .from('audit_logs')
      .where({ entity_type: 'access_review', entity_id: String(id), action: 'complete' })
      .firstOrFail()
    assert.include(JSON.stringify(entry), digest)
    const late = await itemOf(client, id, 'buyer')
    assert.isFalse(late.can.lookAgain)
    const refused = await decide(client, late, 'reopen')
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'REVIEW_COMPLETED')
    ;(await complete(client, id)).assertStatus(409)
    // the next one is compared with it
    await apply(client, { userIds: [late.user.id], grant: ['scheduleView'] })
    const next = await openReview(client)
    const buyer = await itemOf(client, next.id, 'buyer')
    assert.equal(buyer.sinceLast, 'changed')
    assert.deepEqual(buyer.lastDiff.permissionsGained, ['scheduleView'])
    assert.equal((await itemOf(client, next.id, 'bdm')).sinceLast, 'same')
    const filtered = await itemsOf(client, next.id, '&sinceLast=changed')
    assert.deepEqual(
      filtered.map(({ user }) => user.username),
      ['buyer']
    )
  })

  test('an account that no one else can look at is named as such', async ({ client, assert }) => {
    await db
      .from('users')
      .whereNot('username', 'admin')
      .update({ role: 'staff', permissions: '{}' })
    const gm = await person('general.manager')
    await gm.merge({ disabledAt: (await person('disabled.user')).disabledAt }).save()
    const { id } = await openReview(client)
    const items = await itemsOf(client, id, '&state=pending')
    for (const item of items)
      if (item.user.username !== 'admin') (await decide(client, item, 'confirm')).assertStatus(200)
    const done = await complete(client, id)
    done.assertStatus(200)
    assert.equal(done.body().counts.unreviewed, 1)
    assert.equal((await itemOf(client, id, 'admin')).state, 'unreviewed')
  })
})

test.group('Schedule of access reviews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => loadSettings())

  async function schedule(client: any, body: Record<string, unknown>) {
    const { version } = (await call(client, 'admin', 'get', '/api/settings')).body()
    const saved = await call(client, 'admin', 'patch', '/api/settings', { body, seen: version })
    saved.assertStatus(200)
  }

  test('opens one in each of its months, once, and makes up for what was missed', async ({
    client,
    assert,
  }) => {
    assert.isFalse(await openDueReview())
    await schedule(client, { accessReviews: true, accessReviewDays: 10 })
    assert.equal(lastDueMonth('2026-03-31'), '2026-01')
    assert.equal(lastDueMonth('2026-04-01'), '2026-04')
    assert.equal(lastDueMonth('2026-12-31'), '2026-10')
    assert.isTrue(await openDueReview())
    assert.isFalse(await openDueReview())
    const [review] = await AccessReview.all()
    assert.deepInclude(review!.toAudit(), { origin: 'schedule', dueOn: inDays(10) })
    await confirmRest(client, review!.id)
    ;(await complete(client, review!.id)).assertStatus(200)
    assert.isFalse(await openDueReview())
    for (const accessReviewMonths of [[], [13], [1, 1]]) {
      const { version } = (await call(client, 'admin', 'get', '/api/settings')).body()
      const body = { accessReviewMonths }
      const refused = await call(client, 'admin', 'patch', '/api/settings', { body, seen: version })
      refused.assertStatus(422)
    }
  })

  test('a late one is reported again and again, and shown on the health page', async ({
    client,
    assert,
  }) => {
    const lineOf = async () => (await readHealth()).find(({ name }) => name === 'access_review')!
    assert.deepInclude(await lineOf(), { state: 'attention', advice: 'schedule' })
    const { id } = await openReview(client)
    assert.deepInclude(await lineOf(), { state: 'attention', advice: 'open' })
    assert.isFalse(await remindOfReview())
    const review = await AccessReview.findOrFail(id)
    await review.merge({ dueOn: inDays(2) }).save()
    assert.isTrue(await remindOfReview())
    assert.isFalse(await remindOfReview())
    await review.merge({ dueOn: inDays(-1) }).save()
    assert.isTrue(await remindOfReview())
    assert.isFalse(await remindOfReview())
    await review.merge({ dueOn: inDays(-8) }).save()
    assert.isTrue(await remindOfReview())
    const owner = { user_id: (await person('general.manager')).id }
    assert.lengthOf(await notices('account_review_due').where(owner), 1)
    assert.lengthOf(await notices('account_review_overdue').where(owner), 2)
    assert.lengthOf(
      await notices('account_review_overdue').where('user_id', (await person('auditor')).id),
      0
    )
    assert.deepInclude(await lineOf(), { state: 'fault', advice: 'overdue' })
    const shown = (await call(client, 'admin', 'get', `${REVIEWS}/${id}`)).body()
    assert.isTrue(shown.overdue)
  })
})

test.group('Files of access reviews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('are written for who may read the review', async ({ client, assert }) => {
    const { id } = await openReview(client)
    await confirmRest(client, id)
    const { digest } = (await complete(client, id)).body()
    const path = `${REVIEWS}/${id}/exports`
    const body = { format: 'csv' }
    ;(await call(client, 'staff', 'post', path, { body })).assertStatus(403)
    ;(await call(client, 'auditor', 'post', `${REVIEWS}/99999/exports`, { body })).assertStatus(404)
    ;(await call(client, 'auditor', 'post', path, { body: { format: 'doc' } })).assertStatus(422)
    const ordered = await call(client, 'auditor', 'post', path, { body })
    ordered.assertStatus(202)
    await runDueJobs()
    const { result } = (
      await call(client, 'auditor', 'get', `/api/jobs/${ordered.body().id}`)
    ).body()
    const file = await call(client, 'auditor', 'get', `/api/files/${result.fileId}/content`)
    file.assertStatus(200)
    assert.include(file.text(), 'chief.engineer')
    assert.include(file.text(), 'Confirmed')
    assert.match(digest, /^[0-9a-f]{64}$/)
  })
})
