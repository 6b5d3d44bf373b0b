import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import { runJob } from '#core/jobs/run_job'
import { transact } from '#core/unit_of_work/transact'
import { withToken } from '#core/unit_of_work/work_token'
import { abilitiesOf, abilitiesOfRequester } from '#identity/guard/abilities'
import { operators } from '#identity/shared/operators'
import ServiceAccount from '#identity/shared/service_account'
import { dispatchWaiting } from '#tests/helpers/dispatch_waiting'
import { pagesOf } from '#tests/helpers/pdf_text'
import { person } from '#tests/helpers/users'
import { anOrder, call } from '../procurement/support.js'
import { send } from './permission_set_support.js'
import { ACCOUNTS, anAccount, askBy, aToken, tokenWish } from './service_account_support.js'

const VENDORS = ['vendors.view', 'vendors.manage']
const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){4}/
const RIGHTS = ['purchase-orders.view', 'purchase-orders.view-all', 'jobs.own', 'files.read']

/** Answers what it may do when it runs, and orders another one. */
class RightsJob extends Job<{ again: boolean }> {
  static jobName = 'test.rights'

  async handle({ payload, job, complete }: JobContext<{ again: boolean }>) {
    const rights = [...(await abilitiesOfRequester(job.createdBy))].sort()
    await complete(async (uow) => {
      if (payload.again) await uow.enqueue({ type: 'test.rights', title: 'x', payload: {} })
      return { rights }
    })
  }
}

registerJob(RightsJob)

const orderBy = (userId: number, tokenId?: number, again = false) =>
  transact({ ...SYSTEM_ACTOR, id: userId, name: 'ERP', tokenId }, (uow) =>
    uow.enqueue({ type: 'test.rights', title: 'Rights', payload: { again } })
  )

const rowOf = (id: string) => db.from('jobs').where({ id }).firstOrFail()

test.group('Rights of what programs order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => operators.reload())

  test('are those of the token, also in what a job orders itself', async ({ client, assert }) => {
    const account = await anAccount(client, [...VENDORS, 'purchase-orders.view'])
    const narrow = await aToken(client, { ...account, abilities: ['vendors.view'] })
    const { id } = await orderBy(account.userId, narrow.id, true)
    assert.equal((await rowOf(id)).token_id, narrow.id)
    assert.equal(await runJob(id), 'completed')
    assert.deepEqual(JSON.parse((await rowOf(id)).result).rights, ['vendors.view'])
    const next = await db.from('jobs').whereNot('id', id).where('type', 'test.rights').firstOrFail()
    assert.equal(next.token_id, narrow.id)
    // of people as well
    const buyer = await person('buyer')
    const made = await send(client, 'post', '/api/auth/api-tokens', {
      ...{ as: 'buyer', body: tokenWish(['vendors.view']) },
    })
    made.assertStatus(201)
    const theirs = await orderBy(buyer.id, made.body().id)
    await runJob(theirs.id)
    assert.deepEqual(JSON.parse((await rowOf(theirs.id)).result).rights, ['vendors.view'])
    const inPerson = await orderBy(buyer.id)
    await runJob(inPerson.id)
    assert.isAbove(JSON.parse((await rowOf(inPerson.id)).result).rights.length, 5)
    // no one else's rights are less for it
    const others = await withToken(narrow.id, () => abilitiesOf(buyer.id))
    assert.deepEqual(others, await abilitiesOf(buyer.id))
  })

  test('end with the token: the job fails, and says so', async ({ client, assert }) => {
    const account = await anAccount(client, VENDORS)
    const { id: tokenId } = await aToken(client, account)
    const { id } = await orderBy(account.userId, tokenId)
    const path = `${ACCOUNTS}/${account.id}/tokens/${tokenId}`
    ;(await send(client, 'delete', path)).assertStatus(204)
    assert.equal((await withToken(tokenId, () => abilitiesOf(account.userId))).size, 0)
    assert.equal(await runJob(id), 'failed')
    assert.equal(JSON.parse((await rowOf(id)).error).key, 'jobs.token_ended')
  })

  test('reach the vendor: the link on an order that a program prints opens until it is off', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client, RIGHTS)
    const { token } = await aToken(client, account)
    const order = await anOrder(client, 'po.clerk', '1000')
    await db.from('purchase_orders').where('id', order.id).update({ status: 'approved' })
    const path = `/api/purchase-orders/${order.id}/prints`
    const ordered = await askBy(client, token, 'post', path, { language: 'en' })
    ordered.assertStatus(202)
    await runJob(ordered.body().id)
    const print = await db.from('purchase_order_prints').orderBy('id', 'desc').firstOrFail()
    const [first] = await pagesOf(print.file_id)
    const code = CODE.exec(first!)![0]
    const open = () => client.post('/api/shares/open').json({ code }).withCsrfToken()
    ;(await open()).assertStatus(200)
    const { version } = await ServiceAccount.findOrFail(account.id)
    const off = await send(client, 'post', `${ACCOUNTS}/${account.id}/turn-off`, {
      ...{ body: {}, version },
    })
    off.assertStatus(200)
    ;(await open()).assertStatus(404)
    await dispatchWaiting()
    assert.isNotNull((await db.from('shares').where('id', print.share_id).first()).revoked_at)
  }).timeout(120_000)

  test('count with those of the people who operate the program, by day', async ({ client }) => {
    const { id: responsibleId } = await person('storekeeper')
    const place = await aPlaceOf(client)
    const programs: string[] = []
    for (const name of ['Gate', 'Scales']) {
      const rights = ['stock.manage', 'stock-movements.view']
      const account = await anAccount(client, rights, { name, responsibleId })
      programs.push((await aToken(client, account)).token)
    }
    const body = { type: 'scrap', reason: 'Wet', ...place('45') }
    const path = '/api/stock-movements'
    const statusOf = (answer: { body(): any }) => answer.body().status
    const [gate, scales] = programs
    const first = await askBy(client, gate!, 'post', path, body)
    first.assertStatus(201)
    first.assertBodyContains({ status: 'posted' })
    ;(await call(client, 'storekeeper', 'post', path, { body })).assertBodyContains({
      status: 'posted',
    })
    for (const answer of [
      await askBy(client, scales!, 'post', path, body),
      await askBy(client, gate!, 'post', path, body),
      await call(client, 'storekeeper', 'post', path, { body }),
    ])
      answer.assertBodyContains({ status: 'submitted', approvalReasons: ['overDay'] })
    // someone else has a day of their own
    const other = await call(client, 'buyer', 'post', path, { body })
    if (statusOf(other) !== 'posted') throw new Error(JSON.stringify(other.body()))
  })

  test('need a responsible person to be turned on again, and come with what they need', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client, VENDORS)
    const path = `${ACCOUNTS}/${account.id}`
    const { version } = account
    const sent = (seen: number) => ({ body: {}, version: seen })
    ;(await send(client, 'post', `${path}/turn-off`, sent(version))).assertStatus(200)
    await db.from('service_accounts').where('id', account.id).update({ responsible_id: null })
    const alone = await send(client, 'post', `${path}/turn-on`, sent(version + 1))
    alone.assertStatus(409)
    assert.equal(alone.body().code, 'SERVICE_ACCOUNT_ALONE')
    // named, and disabled since: not there either
    const gone = await person('buyer')
    await gone.merge({ disabledAt: (await person('disabled.user')).disabledAt }).save()
    await db.from('service_accounts').where('id', account.id).update({ responsible_id: gone.id })
    ;(await send(client, 'post', `${path}/turn-on`, sent(version + 1))).assertStatus(409)
    const { id: responsibleId } = await person('accountant')
    const body = { responsibleId, abilities: ['project-milestones.manage'] }
    const lone = await send(client, 'patch', path, { body, version: version + 1 })
    lone.assertStatus(422)
    const whole = { ...body, abilities: ['vendors.view'] }
    ;(await send(client, 'patch', path, { body: whole, version: version + 1 })).assertStatus(200)
    ;(await send(client, 'post', `${path}/turn-on`, sent(version + 2))).assertStatus(200)
  })

  test('say who operates them, and what no program may have any longer', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client, VENDORS)
    await aToken(client, account)
    await db
      .from('service_accounts')
      .where('id', account.id)
      .update({ abilities: JSON.stringify([...VENDORS, 'quotations.approve']) })
    const shown = (await send(client, 'get', `${ACCOUNTS}/${account.id}`)).body()
    const ids = [(await person('buyer')).id, (await person('admin')).id]
    assert.sameMembers(
      shown.operators.map((one: { id: number }) => one.id),
      ids
    )
    assert.deepEqual(shown.closed, ['quotations.approve'])
    const logged = await db
      .from('audit_logs')
      .where({ entity_type: 'service_account', entity_id: String(account.id), action: 'update' })
      .firstOrFail()
    assert.include(JSON.stringify(logged.changes), 'operators')
    const history = await send(client, 'get', `${ACCOUNTS}/${account.id}/history`)
    assert.include(JSON.stringify(history.body()), (await person('admin')).name)
  })
})

async function aPlaceOf(client: ApiClient) {
  const { aPlace, seedProject } = await import('../procurement/stock_support.js')
  await seedProject()
  const { materialId, warehouseId } = await aPlace(client, '1000', '100')
  return (quantity: string) => ({ warehouseId, lines: [{ materialId, quantity }] })
}
