import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import hash from '@adonisjs/core/services/hash'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { ABILITIES, abilitiesFor, type Ability } from '#identity/access/access'
import { DECIDING_ABILITIES } from '#identity/access/deciding'
import { PERMISSIONS, ROLES } from '#identity/access/permissions'
import type { Rule } from '#identity/access/rule'
import { accessSettings } from '#identity/shared/access_settings'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'

interface Wish {
  role?: string
  permissions?: Record<string, boolean>
}

const ONE = 'staff'

/** Someone who administers the portal and does not own it. */
async function anAdministrator() {
  const user = await person(ONE)
  await db.from('held_changes').where('subject_id', user.id).delete()
  return user.merge({ role: 'admin', permissions: {} }).save()
}

const send = async (
  client: ApiClient,
  method: 'patch' | 'post' | 'put',
  path: string,
  { as = ONE, body = {}, seen }: { as?: string; body?: object; seen?: number } = {}
) => {
  tried('functions')
  const request = client[method](path)
    .loginAs(await person(as))
    .withCsrfToken()
    .json(body)
  return seen === undefined ? request : request.header('If-Match', `"${seen}"`)
}

const DECIDING = new Set<string>(Object.values(DECIDING_ABILITIES))

/** What an administrator would have by a wish and does not have by being one: strict, or to decide. */
function gained({ role = 'admin', permissions = {} }: Wish): Ability[] {
  const one = { id: 0, username: ONE }
  const held = new Set(abilitiesFor({ ...one, role: 'admin', permissions: {} }, accessSettings))
  return abilitiesFor({ ...one, role, permissions }, accessSettings).filter(
    (ability) =>
      !held.has(ability) && ((ABILITIES[ability] as Rule).strict || DECIDING.has(ability))
  )
}

/** Each permission by itself, and each role with what makes it more than an administrator. */
const WISHES: Wish[] = [
  ...PERMISSIONS.map((name) => ({ permissions: { [name]: true } })),
  ...ROLES.flatMap((role) =>
    PERMISSIONS.map((name) => ({ role, permissions: { admin: true, [name]: true } }))
  ),
]

const changeOf = (subjectId: number) =>
  db.from('held_changes').where('subject_id', subjectId).orderBy('id', 'desc').firstOrFail()

test.group('What administrators give themselves', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('waits for a second person where it is more than administering', async ({
    client,
    assert,
  }) => {
    const wishes = WISHES.filter((wish) => gained(wish).length)
    const names = new Set(wishes.flatMap(({ permissions }) => Object.keys(permissions!)))
    assert.includeMembers([...names], ['quotation_approver', 'hrManage', 'financeView'])
    assert.isAbove(wishes.filter(({ role }) => role).length, 3)
    for (const wish of wishes) {
      const about = JSON.stringify(wish)
      await limiter.clear()
      const { id, version: seen } = await anAdministrator()
      const asked = await send(client, 'patch', `/api/users/${id}`, { body: wish, seen })
      assert.equal(asked.status(), 202, about)
      const change = await changeOf(id)
      for (const body of [{}, { password: DEMO_PASSWORD }]) {
        const own = await send(client, 'post', `/api/held-changes/${change.id}/confirm`, { body })
        assert.equal(own.status(), 403, about)
      }
      const { role, permissions } = await person(ONE)
      assert.deepEqual({ role, permissions }, { role: 'admin', permissions: {} }, about)
      assert.equal((await changeOf(id)).status, 'pending', about)
      const shown = await client.get('/api/auth/current-user').loginAs(await person(ONE))
      assert.notIncludeMembers(shown.body().abilities, gained(wish), about)
    }
  })

  test('of an approver, a new passcode waits and the old one stays', async ({ client, assert }) => {
    await anAdministrator()
    const [old, wished] = ['480273', '719364']
    const approver = await person('chief.engineer')
    await approver.merge({ passcode: await hash.make(old) }).save()
    const isStill = async (passcode: string) =>
      assert.isTrue(await hash.verify((await person('chief.engineer')).passcode!, passcode))
    const path = `/api/users/${approver.id}/passcode`
    const { version: seen } = await person('chief.engineer')
    ;(await send(client, 'put', path, { body: { passcode: wished }, seen })).assertStatus(202)
    await isStill(old)
    const confirm = `/api/held-changes/${(await changeOf(approver.id)).id}/confirm`
    ;(await send(client, 'post', confirm)).assertStatus(403)
    const withPassword = { body: { password: DEMO_PASSWORD } }
    ;(await send(client, 'post', confirm, withPassword)).assertStatus(403)
    await isStill(old)
    ;(await send(client, 'post', confirm, { as: 'general.manager' })).assertStatus(200)
    await isStill(wished)
  })
})
