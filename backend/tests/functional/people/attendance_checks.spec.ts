import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { ago, aKey, aSite, check, CHECKS, codeOf, northBy, SITES } from './attendance_support.js'
import { aTeam } from './leave_support.js'

const checksOf = (employeeId: number) =>
  db.from('attendance_checks').where('employee_id', employeeId).orderBy('id')

test.group('Attendance checks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who are signed in and employed', async ({ client, assert }) => {
    const guest = await client.post(CHECKS).withCsrfToken()
    guest.assertStatus(401)
    const site = await aSite(client)
    const stranger = await check(client, 'buyer', { siteId: site.id, code: site.code })
    stranger.assertStatus(409)
    assert.equal(stranger.body().code, 'NO_EMPLOYEE')
    const own = await call(client, 'buyer', 'get', `${CHECKS}/own`)
    assert.isNull(own.body().employeeId)
  })

  test('go in and out by the code, once each', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const site = await aSite(client)
    const at = { siteId: site.id, code: site.code }
    const before = await check(client, 'staff', { ...at, direction: 'out' })
    assert.equal(before.body().code, 'ATTENDANCE_NOT_IN')
    const first = await check(client, 'staff', { ...at, checkedAt: ago(5) })
    first.assertStatus(201)
    assert.containsSubset(first.body(), { direction: 'in', method: 'code', delayMinutes: 5 })
    const second = await check(client, 'staff', at)
    second.assertStatus(409)
    assert.equal(second.body().code, 'ATTENDANCE_ALREADY_IN')
    assert.match(second.body().message, /\d\d:\d\d/)
    const own = await call(client, 'staff', 'get', `${CHECKS}/own`)
    assert.containsSubset(own.body(), { employeeId: member.id, next: 'out' })
    const out = await check(client, 'staff', { ...at, direction: 'out' })
    out.assertStatus(201)
    const again = await check(client, 'staff', { ...at, direction: 'out' })
    assert.equal(again.body().code, 'ATTENDANCE_ALREADY_OUT')
    assert.lengthOf(await checksOf(member.id), 2)
    const day = await db.from('attendance_days').where('employee_id', member.id).firstOrFail()
    assert.equal(day.delay_minutes, 5)
    assert.equal(day.status, 'present')
    assert.isAtLeast(day.worked_minutes, 4)
  })

  test('sent twice are one, from two devices the second is answered', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    const site = await aSite(client)
    const body = { siteId: site.id, code: site.code, clientKey: aKey(), checkedAt: ago(1) }
    const first = await check(client, 'staff', body)
    const second = await check(client, 'staff', body)
    second.assertStatus(201)
    second.assertHeader('idempotent-replayed', 'true')
    assert.deepEqual(second.body(), first.body())
    const other = await check(client, 'staff', { ...body, clientKey: aKey() })
    other.assertStatus(409)
    assert.lengthOf(await checksOf(member.id), 1)
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'attendance_check', entity_id: String(first.body().id) })
    assert.lengthOf(audited, 1)
  })

  test('need the code of today, of this very site', async ({ client, assert }) => {
    await aTeam(client)
    const [site, other] = [await aSite(client), await aSite(client)]
    for (const code of [other.code, 'forged', `${site.code}x`]) {
      const wrong = await check(client, 'staff', { siteId: site.id, code })
      wrong.assertStatus(409)
      assert.equal(wrong.body().code, 'ATTENDANCE_CODE_INVALID')
    }
    await call(client, 'hr.manager', 'post', `${SITES}/${site.id}/code`, { seen: site.version })
    const old = await check(client, 'staff', { siteId: site.id, code: site.code })
    assert.equal(old.body().code, 'ATTENDANCE_CODE_INVALID')
    const fresh = await check(client, 'staff', { siteId: site.id, code: await codeOf(site.id) })
    fresh.assertStatus(201)
  })

  test('or a position within the radius that is known well enough', async ({ client, assert }) => {
    await aTeam(client)
    const { id: siteId } = await aSite(client)
    const nothing = await check(client, 'staff', { siteId })
    nothing.assertStatus(422)
    const far = await check(client, 'staff', { siteId, position: northBy(300) })
    assert.equal(far.body().code, 'ATTENDANCE_OUTSIDE')
    assert.include(far.body().message, '300 m')
    const coarse = await check(client, 'staff', { siteId, position: northBy(10, 900) })
    assert.equal(coarse.body().code, 'ATTENDANCE_POSITION_UNCLEAR')
    const near = await check(client, 'staff', { siteId, position: northBy(120, 40) })
    near.assertStatus(201)
    assert.containsSubset(near.body(), { method: 'position', distanceM: 120, accuracyM: 40 })
  })

  test('keep both times; a clock ahead and an old entry are refused', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    const site = await aSite(client)
    const at = { siteId: site.id, code: site.code }
    const ahead = await check(client, 'staff', { ...at, checkedAt: ago(-10) })
    assert.equal(ahead.body().code, 'ATTENDANCE_CLOCK_AHEAD')
    const old = await check(client, 'staff', { ...at, checkedAt: ago(8 * 24 * 60) })
    assert.equal(old.body().code, 'ATTENDANCE_TOO_OLD')
    const kept = await check(client, 'staff', { ...at, checkedAt: ago(90) })
    kept.assertStatus(201)
    const { checkedAt, receivedAt, delayMinutes } = kept.body()
    assert.equal(delayMinutes, 90)
    assert.approximately(Date.parse(receivedAt) - Date.parse(checkedAt), 90 * 60_000, 2_000)
    // an earlier coming that arrives later is no second one
    const earlier = await check(client, 'staff', { ...at, checkedAt: ago(95) })
    assert.equal(earlier.body().code, 'ATTENDANCE_ALREADY_IN')
    assert.lengthOf(await checksOf(member.id), 1)
  })

  test('of a closed site, or in a wrong shape, are refused', async ({ client, assert }) => {
    await aTeam(client)
    const site = await aSite(client, { active: false })
    const closed = await check(client, 'staff', { siteId: site.id, code: site.code })
    assert.equal(closed.body().code, 'ATTENDANCE_SITE_CLOSED')
    for (const [values, field] of [
      [{ siteId: 999_999_999 }, 'siteId'],
      [{ direction: 'up' }, 'direction'],
      [{ checkedAt: '2026-02-30T08:00:00Z' }, 'checkedAt'],
      [{ clientKey: 'short' }, 'clientKey'],
      [{ position: { latitude: '91', longitude: '0', accuracyM: 1 } }, 'position.latitude'],
    ] as const) {
      const wrong = await check(client, 'staff', { siteId: site.id, code: site.code, ...values })
      wrong.assertStatus(422)
      assert.include(Object.keys(wrong.body().errors), field)
    }
  })

  test('are seen by the person, their managers and HR', async ({ client, assert }) => {
    const { member } = await aTeam(client)
    const site = await aSite(client)
    const made = await check(client, 'staff', { siteId: site.id, code: site.code })
    made.assertStatus(201)
    const path = `${CHECKS}?employeeId=${member.id}`
    for (const [username, count] of [
      ['staff', 1],
      ['foreman', 1],
      ['planner', 1],
      ['hr.manager', 1],
      ['buyer', 0],
    ] as const) {
      const list = await call(client, username, 'get', path)
      list.assertStatus(200)
      assert.lengthOf(list.body(), count, username)
    }
  })
})
