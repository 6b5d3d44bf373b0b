import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { notifyExpiringGuarantees } from '#production/project_guarantees/notify_expiring_guarantees'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aProjectToPlan } from './schedule_support.js'

const AT = '/api/project-guarantees'
const listAt = (projectId: number) => `/api/projects/${projectId}/guarantees`
const dayAway = (days: number, from = today()) => formatDay(parseDay(from) + days)

async function aGuarantee(client: ApiClient, projectId: number, more: object = {}) {
  const body = {
    ...{ kind: 'performance', number: `LG-${projectId}`, bank: 'Al Rajhi Bank' },
    ...{ amount: '250000.50', issuedOn: '2026-01-01', expiresOn: dayAway(200) },
    ...more,
  }
  const made = await call(client, 'planner', 'post', listAt(projectId), { body })
  made.assertStatus(201)
  return made.body()
}

const step = (client: ApiClient, { id, version }: any, path: string, body: object) =>
  call(client, 'planner', 'post', `${AT}/${id}/${path}`, { body: { ...body }, seen: version })

test.group('Guarantees of a project', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who deal with money, not for the site', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const made = await aGuarantee(client, id)
    for (const path of [listAt(id), `${AT}/${made.id}`, `${AT}/${made.id}/history`]) {
      ;(await client.get(path)).assertStatus(401)
      for (const who of ['staff', 'foreman', 'buyer', 'engineer'])
        (await call(client, who, 'get', path)).assertStatus(403)
      ;(await call(client, 'accountant', 'get', path)).assertStatus(200)
    }
    const { id: _, ...body } = made
    ;(await client.post(listAt(id)).json(body).withCsrfToken()).assertStatus(401)
    for (const who of ['foreman', 'engineer']) {
      ;(await call(client, who, 'post', listAt(id), { body })).assertStatus(403)
      const sent = { body: { releasedOn: today() }, seen: made.version }
      ;(await call(client, who, 'post', `${AT}/${made.id}/release`, sent)).assertStatus(403)
      ;(await call(client, who, 'delete', `${AT}/${made.id}`, sent)).assertStatus(403)
    }
    assert.lengthOf(await db.from('project_guarantees').where('project_id', id), 1)
  })

  test('are one register of all projects, added up by currency', async ({ client, assert }) => {
    const one = await aProjectToPlan()
    const other = await aProjectToPlan()
    const bank = 'Bank of the register'
    await aGuarantee(client, one.id, { bank, expiresOn: dayAway(40) })
    const soon = await aGuarantee(client, other.id, { bank, expiresOn: dayAway(5), kind: 'bid' })
    await aGuarantee(client, other.id, { bank, currency: 'USD', amount: '10' })
    const back = await aGuarantee(client, one.id, { bank, expiresOn: dayAway(2) })
    ;(await step(client, back, 'release', { releasedOn: today() })).assertStatus(200)
    for (const path of [AT, `${AT}/totals`]) {
      ;(await client.get(path)).assertStatus(401)
      for (const who of ['staff', 'foreman', 'buyer', 'engineer'])
        (await call(client, who, 'get', path)).assertStatus(403)
    }
    const read = async (path: string, filter = '') =>
      (
        await call(client, 'accountant', 'get', `${AT}${path}?bank_like=the register${filter}`)
      ).body()
    const held = await read('', '&releasedOn_empty=true')
    assert.deepEqual(
      held.map(({ projectCode, status }: any) => [projectCode, status]),
      [
        [other.code, 'expiring'],
        [one.code, 'expiring'],
        [other.code, 'active'],
      ]
    )
    const within = `&releasedOn_empty=true&expiresOn_gte=${today()}&expiresOn_lte=${dayAway(7)}`
    const [next, second] = await read('', within)
    assert.equal(next.id, soon.id)
    assert.isUndefined(second)
    assert.deepEqual(await read('/totals', '&releasedOn_empty=true'), [
      { currency: 'SAR', count: 2, amount: '500001.00' },
      { currency: 'USD', count: 1, amount: '10.00' },
    ])
    assert.deepEqual(await read('/totals', '&kind=bid'), [
      { currency: 'SAR', count: 1, amount: '250000.50' },
    ])
    ;(await call(client, 'accountant', 'get', `${AT}?secret=1`)).assertStatus(422)
  })

  test('stand as their last day says, and keep the ends they had', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const statuses = await Promise.all(
      [61, 60, 0, -1].map(async (days) => {
        const { status, daysLeft } = await aGuarantee(client, id, { expiresOn: dayAway(days) })
        return [status, daysLeft]
      })
    )
    assert.deepEqual(statuses, [
      ['active', 61],
      ['expiring', 60],
      ['expiring', 0],
      ['expired', -1],
    ])
    const made = await aGuarantee(client, id, { expiresOn: dayAway(-1) })
    const later = { expiresOn: dayAway(90), reason: 'Works are extended' }
    const extended = (await step(client, made, 'extensions', later)).body()
    assert.deepInclude(extended, {
      ...{ status: 'active', expiresOn: dayAway(90), firstExpiresOn: dayAway(-1) },
    })
    assert.containsSubset(extended.extensions, [
      { fromOn: dayAway(-1), toOn: dayAway(90), reason: 'Works are extended' },
    ])
    ;(await step(client, made, 'extensions', later)).assertStatus(412)
    ;(await step(client, extended, 'extensions', later)).assertStatus(422)
    const released = await step(client, extended, 'release', { releasedOn: today() })
    assert.deepInclude(released.body(), {
      ...{ status: 'released', daysLeft: null },
      can: { update: false, extend: false, release: false, delete: true },
    })
    ;(await step(client, released.body(), 'release', { releasedOn: today() })).assertStatus(409)
    const edit = { body: { bank: 'Other' }, seen: released.body().version }
    ;(await call(client, 'planner', 'patch', `${AT}/${made.id}`, edit)).assertStatus(409)
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'project_guarantee', entity_id: String(made.id) })
      .orderBy('id')
    assert.deepEqual(
      log.map(({ action }) => action),
      ['create', 'update', 'update']
    )
  })

  test('refuse what is none', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const wrong: [object, string][] = [
      [{ kind: 'promise' }, 'kind'],
      [{ number: ' ' }, 'number'],
      [{ amount: '0' }, 'amount'],
      [{ amount: '1.005' }, 'amount'],
      [{ currency: 'XXX' }, 'currency'],
      [{ expiresOn: '2025-12-31' }, 'expiresOn'],
    ]
    for (const [part, field] of wrong) {
      const body = {
        ...{ kind: 'bid', number: 'A', bank: 'B', amount: '1' },
        ...{ issuedOn: '2026-01-01', expiresOn: '2026-12-31', ...part },
      }
      const refused = await call(client, 'planner', 'post', listAt(id), { body })
      refused.assertStatus(422)
      assert.property(refused.body().errors, field, JSON.stringify(part))
    }
    assert.lengthOf(await db.from('project_guarantees').where('project_id', id), 0)
    const made = await aGuarantee(client, id, { amount: '1.005', currency: 'KWD' })
    assert.equal(made.amount, '1.005')
    const early = { expiresOn: '2027-01-01' }
    const silent = { body: early, seen: made.version }
    ;(await call(client, 'planner', 'patch', `${AT}/${made.id}`, silent)).assertStatus(422)
    ;(await step(client, made, 'release', { releasedOn: dayAway(1) })).assertStatus(422)
    ;(await step(client, made, 'release', { releasedOn: '2025-12-31' })).assertStatus(422)
  })

  test('are reported to the manager and finance once for each step before they end', async ({
    client,
    assert,
  }) => {
    const manager = await person('technical.director')
    const project = await aProjectToPlan()
    await project.merge({ managerId: manager.id }).save()
    const made = await aGuarantee(client, project.id, { expiresOn: '2031-06-30' })
    const messages = () =>
      db
        .from('notifications')
        .where({ related_entity_type: 'project', related_entity_id: project.id })
        .orderBy('id')
    const reported = async (day: string) => {
      const before = (await messages()).length
      await notifyExpiringGuarantees(day)
      return (await messages()).slice(before)
    }
    assert.lengthOf(await reported('2031-04-30'), 0)
    const first = await reported('2031-05-01')
    const recipients = first.map(({ user_id: userId }) => userId)
    assert.include(recipients, manager.id)
    assert.include(recipients, (await person('accountant')).id)
    assert.notInclude(recipients, (await person('foreman')).id)
    assert.notInclude(recipients, (await person('admin')).id)
    assert.lengthOf(new Set(recipients), recipients.length)
    assert.lengthOf(await reported('2031-05-01'), 0)
    assert.lengthOf(await reported('2031-05-30'), 0)
    assert.isAbove((await reported('2031-05-31')).length, 0)
    assert.isAbove((await reported('2031-06-23')).length, 0)
    assert.lengthOf(await reported('2031-06-30'), 0)
    const [over] = await reported('2031-07-01')
    assert.deepInclude(over, { type: 'guarantee_expired', priority: 'urgent' })
    assert.equal(over.action_url, `/production/projects/${project.id}?tab=guarantees`)
    const extended = await step(client, made, 'extensions', { expiresOn: '2031-12-31' })
    extended.assertStatus(200)
    assert.isAbove((await reported('2031-12-01')).length, 0)
    await step(client, extended.body(), 'release', { releasedOn: today() })
    assert.lengthOf(await reported('2031-12-30'), 0)
  })
})
