import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { accessReviewFile } from '#administration/access_review_exports/access_review_file'
import { operators } from '#identity/shared/operators'
import ServiceAccount from '#identity/shared/service_account'
import { person } from '#tests/helpers/users'
import { complete, confirmRest, decide, itemsOf, openReview } from './access_review_support.js'
import { send } from './permission_set_support.js'
import { ACCOUNTS, anAccount, askBy, aToken, type Account } from './service_account_support.js'

/** Who made no token of any. */
const OTHER = 'general.manager'
const VENDORS = ['vendors.view', 'vendors.manage']

async function rowOf(client: ApiClient, reviewId: number, { userId }: Account, as = 'admin') {
  const [row] = await itemsOf(client, reviewId, `&userId=${userId}`, as)
  return row!
}

test.group('Service accounts in access reviews', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => operators.reload())

  test('are listed with all that they hold, those that are off are not', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client, VENDORS, { networks: ['10.0.0.0/8'] })
    const { expiresAt } = await aToken(client, account)
    const off = await anAccount(client, VENDORS, { name: 'Old' })
    const path = `${ACCOUNTS}/${off.id}/turn-off`
    ;(await send(client, 'post', path, { body: {}, version: off.version })).assertStatus(200)
    const { id } = await openReview(client)
    const row = await rowOf(client, id, account)
    assert.deepInclude(row, { isService: true, guarded: true, idleDays: null, state: 'pending' })
    const { tokens, ...held } = row.holds.service
    assert.equal(tokens[0].name, 'Server')
    assert.equal(tokens[0].expiresAt.slice(0, 16), expiresAt.slice(0, 16))
    assert.deepEqual(held, {
      ...{ accountId: account.id, purpose: 'Sends vendors', abilities: [...VENDORS].sort() },
      ...{ networks: ['10.0.0.0/8'], lastUsedAt: null },
      responsible: { id: (await person('buyer')).id, name: (await person('buyer')).name },
    })
    const listed = await itemsOf(client, id, '&isService=true')
    assert.deepEqual(
      listed.map(({ user }) => user.id),
      [account.userId]
    )
    assert.isFalse((await itemsOf(client, id, '&isService=false')).some((one) => one.isService))
  })

  test('are confirmed by someone who does not operate them', async ({ client, assert }) => {
    const { id: responsibleId } = await person('general.manager')
    const account = await anAccount(client, VENDORS, { responsibleId })
    await aToken(client, account)
    const { id } = await openReview(client)
    const row = await rowOf(client, id, account)
    // one answers for it, the other made its token
    for (const as of ['admin', 'general.manager']) {
      assert.isFalse((await rowOf(client, id, account, as)).can.confirm)
      for (const verb of ['confirm', 'change'] as const) {
        const body = verb === 'change' ? { disable: true, reason: 'Not used' } : {}
        const refused = await decide(client, row, verb, { as, body })
        refused.assertStatus(403)
        assert.equal(refused.body().code, 'OWN_REVIEW_ROW')
      }
    }
    const third = await person('staff')
    await third.merge({ role: 'admin' }).save()
    ;(await decide(client, row, 'confirm', { as: 'auditor' })).assertStatus(403)
    const kept = await decide(client, row, 'confirm', { as: 'staff' })
    kept.assertStatus(200)
    assert.equal(kept.body().state, 'kept')
    const logged = { entity_type: 'access_review_item', entity_id: String(row.id) }
    assert.equal((await db.from('audit_logs').where(logged).firstOrFail()).actor_id, third.id)
  })

  test('where everyone who could operates it, the review says that no one else did', async ({
    client,
    assert,
  }) => {
    const { id: responsibleId } = await person('general.manager')
    const account = await anAccount(client, VENDORS, { responsibleId })
    await aToken(client, account)
    const { id } = await openReview(client)
    for (const item of await itemsOf(client, id)) {
      const as = item.user.username === 'admin' ? 'general.manager' : 'admin'
      if (!item.isService) (await decide(client, item, 'confirm', { as })).assertStatus(200)
    }
    const done = await complete(client, id)
    done.assertStatus(200)
    assert.equal(done.body().counts.unreviewed, 1)
    assert.equal((await rowOf(client, id, account)).state, 'unreviewed')
  })

  test('are turned off with their tokens, and nothing else is taken from them', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client, VENDORS)
    const { token } = await aToken(client, account)
    ;(await askBy(client, token, 'get', '/api/vendors')).assertStatus(200)
    const { id } = await openReview(client)
    const row = await rowOf(client, id, account, OTHER)
    assert.equal(row.idleDays, 0)
    for (const body of [{ removeRole: true }, { removeGrants: ['adminView'] }, {}])
      (
        await decide(client, row, 'change', { as: OTHER, body: { ...body, reason: 'Not used' } })
      ).assertStatus(422)
    const body = { disable: true, reason: 'Replaced by the new ERP' }
    const changed = await decide(client, row, 'change', { as: OTHER, body })
    changed.assertStatus(200)
    assert.equal(changed.body().state, 'changed')
    assert.isFalse((await ServiceAccount.findOrFail(account.id)).active)
    assert.isEmpty(
      await db.from('api_tokens').where('user_id', account.userId).whereNull('revoked_at')
    )
    ;(await askBy(client, token, 'get', '/api/vendors')).assertStatus(401)
    const logged = { entity_type: 'service_account', action: 'turn_off' }
    assert.lengthOf(await db.from('audit_logs').where(logged), 1)
    await confirmRest(client, id)
    ;(await complete(client, id)).assertStatus(200)
  })

  test('that have changed since are looked at again, and files list them', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client, VENDORS)
    await aToken(client, account)
    const { id } = await openReview(client)
    const row = await rowOf(client, id, account, OTHER)
    const wish = {
      ...{ abilities: ['vendors.view', 'purchase-orders.view'], networks: ['10.1.0.0/16'] },
      responsibleId: (await person('accountant')).id,
    }
    const path = `${ACCOUNTS}/${account.id}`
    const { version } = (await send(client, 'get', path)).body()
    ;(await send(client, 'patch', path, { body: wish, version })).assertStatus(200)
    const outdated = await rowOf(client, id, account, OTHER)
    assert.deepInclude(outdated.changedSince, {
      ...{ abilitiesGained: ['purchase-orders.view'], abilitiesLost: ['vendors.manage'] },
      ...{ networksGained: ['10.1.0.0/16'], networksLost: [] },
    })
    assert.equal(outdated.changedSince.responsible.after, (await person('accountant')).name)
    assert.deepEqual(outdated.can, { confirm: false, change: false, lookAgain: true })
    ;(await decide(client, row, 'confirm', { as: OTHER })).assertStatus(412)
    const again = await decide(client, outdated, 'reopen', { as: OTHER })
    again.assertStatus(200)
    ;(await decide(client, again.body(), 'confirm', { as: OTHER })).assertStatus(200)
    const file = JSON.stringify(await accessReviewFile({ id }))
    for (const shown of ['purchase-orders.view', '10.1.0.0/16', 'Server (', 'برنامج'])
      assert.include(file, shown)
  })
})
