import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { sqlInstant } from '#core/database/instants'
import { settingsChanged } from '#core/settings/settings'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { requireStrongPassword } from '#identity/shared/password'
import { forgetCopies } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'
import { signIn } from './two_step_support.js'

const DAY = 86_400

async function set(values: Record<string, unknown>) {
  for (const [key, value] of Object.entries(values)) {
    await db.from('settings').where('key', key).delete()
    const row = { value: JSON.stringify(value), updated_at: sqlInstant() }
    await db.table('settings').insert({ key, version: 1, ...row })
  }
  await settingsChanged()
}

const change = async (client: ApiClient, currentPassword: string, password: string) =>
  client
    .put('/api/auth/password')
    .loginAs(await person('engineer'))
    .withCsrfToken()
    .unsafeJson({ currentPassword, password })

const PASSWORDS = [
  'Quarry-of-sandstone-4',
  'Girder-under-load-71',
  'Marble-lion-fountain-8',
  'Copper-roof-in-rain-3',
] as const

const USED = "You've used this password before. Choose another one."

test.group('Age and reuse of passwords', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('an old password is changed before anything else; by default none is too old', async ({
    assert,
  }) => {
    const old = { password_changed_at: sqlInstant(-91 * DAY) }
    await db.from('users').where('username', 'engineer').update(old)
    const whole = await signIn('engineer')
    assert.containsSubset(whole.answer.body, { passwordDue: false, passwordAged: false })
    await set({ passwordMaxAgeDays: 90 })
    const { jar, answer } = await signIn('engineer')
    assert.containsSubset(answer.body, { passwordDue: true, passwordAged: true })
    const refused = await jar.send('GET', '/api/quotations')
    assert.containsSubset(refused, { status: 403, body: { code: 'PASSWORD_CHANGE_REQUIRED' } })
    // also of sessions that were there before, and of passwords whose age no one knows
    assert.equal((await whole.jar.send('GET', '/api/quotations')).status, 403)
    const body = { currentPassword: DEMO_PASSWORD, password: PASSWORDS[0] }
    const changed = await jar.send('PUT', '/api/auth/password', body)
    assert.containsSubset(changed, { status: 200, body: { passwordDue: false } })
    assert.equal((await jar.send('GET', '/api/quotations')).status, 200)
    await db.from('users').where('username', 'buyer').update({ password_changed_at: null })
    assert.isTrue((await signIn('buyer')).answer.body.passwordAged)
    assert.isFalse((await signIn('bdm')).answer.body.passwordAged)
  })

  test('the last ones are not chosen again; the oldest are forgotten', async ({
    client,
    assert,
  }) => {
    await set({ passwordsKept: 3 })
    const [one, two, three, four] = PASSWORDS
    ;(await change(client, DEMO_PASSWORD, one)).assertStatus(200)
    ;(await change(client, one, two)).assertStatus(200)
    ;(await change(client, two, three)).assertStatus(200)
    for (const used of [one, two]) {
      const refused = await change(client, three, used)
      refused.assertStatus(422)
      assert.deepEqual(refused.body().errors.password, [USED])
    }
    ;(await change(client, three, four)).assertStatus(200)
    const kept = await db.from('former_passwords')
    assert.lengthOf(kept, 2)
    assert.notInclude(JSON.stringify(kept), three)
    ;(await change(client, four, one)).assertStatus(200)
    await set({ passwordsKept: 0 })
    ;(await change(client, one, four)).assertStatus(200)
    assert.isEmpty(await db.from('former_passwords'))
  })

  test('one that an administrator replaced counts too', async ({ client, assert }) => {
    const [own, given, next] = PASSWORDS
    ;(await change(client, DEMO_PASSWORD, own)).assertStatus(200)
    const { id, version } = await person('engineer')
    const replaced = await client
      .put(`/api/users/${id}/password`)
      .loginAs(await person('admin'))
      .withCsrfToken()
      .header('If-Match', `"${version}"`)
      .json({ password: given })
    replaced.assertStatus(200)
    const refused = await change(client, given, own)
    assert.deepEqual(refused.body().errors.password, [USED])
    ;(await change(client, given, next)).assertStatus(200)
  })

  test('names of the firm are as bad as common words', async ({ client, assert }) => {
    const company = {
      ...{ companyName: 'Rukn Almasar Contracting', companyNameAr: 'ركن المسار للمقاولات' },
      website: 'https://www.ruknmasar.example/about',
    }
    const guesses = [
      'Almasar-2026-Rukn',
      'RuknAlmasarContracting',
      'RuknMasar@2026!!',
      'ركن المسار للمقاولات 1',
      'Binaa-Almasar-1',
    ]
    await set({ company: {} })
    requireStrongPassword(guesses[1]!, 'engineer')
    await set({ company })
    for (const guess of guesses) {
      const refused = await change(client, DEMO_PASSWORD, guess)
      refused.assertStatus(422)
      assert.property(refused.body().errors, 'password', guess)
    }
    const own = await change(client, DEMO_PASSWORD, 'Rukn of granite and glass')
    own.assertStatus(200)
  })

  test('administrators set both; the log has their values', async ({ client, assert }) => {
    const admin = await person('admin')
    const { version } = (await client.get('/api/settings').loginAs(admin)).body()
    const save = (body: object) =>
      client
        .patch('/api/settings')
        .loginAs(admin)
        .withCsrfToken()
        .header('If-Match', `"${version}"`)
        .json(body)
    for (const wrong of [{ passwordMaxAgeDays: -1 }, { passwordsKept: 25 }])
      (await save(wrong)).assertStatus(422)
    const saved = await save({ passwordMaxAgeDays: 180, passwordsKept: 8 })
    saved.assertStatus(200)
    assert.containsSubset(saved.body(), { passwordMaxAgeDays: 180, passwordsKept: 8 })
    const audit = await db.from('audit_logs').where('entity_type', 'settings').orderBy('id', 'desc')
    assert.include(audit[0].changes, '180')
  })
})
