import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import { today } from '#core/settings/firm_clock'
import { INTEGRITY_CHECKS } from '#database/integrity/index'
import { createdBy, write } from '#tests/functional/engineering/quotation_body'
import { anOrder, call } from '#tests/functional/procurement/support'
import { person } from '#tests/helpers/users'

/** What a check finds, as one text. */
async function faultsOf(name: string): Promise<string> {
  const check = INTEGRITY_CHECKS.find((candidate) => candidate.name === name)!
  return (await check.run()).problems.join('\n')
}

const idOf = async (username: string) => (await person(username)).id

test.group('What the audit log does not know', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of people: one put in, raised, enabled or renamed past the portal', async ({ assert }) => {
    assert.equal(await faultsOf('as the log says'), '')
    const row = await db.from('users').where('username', 'staff').firstOrFail()
    const { id: _, ...copy } = row
    await db.table('users').insert({ ...copy, username: 'put.in', role: 'admin' })
    await db.from('users').where('id', row.id).update({ role: 'admin' })
    await db.from('users').where('username', 'disabled.user').update({ disabled_at: null })
    await db.from('users').where('username', 'planner').update({ username: 'second.owner' })
    const faults = await faultsOf('as the log says')
    assert.include(faults, 'user put.in: the log knows of none')
    assert.include(faults, 'staff: role is admin')
    assert.include(faults, 'disabled.user: disabledAt is ')
    assert.include(faults, 'second.owner: username is second.owner, the log says planner')
  })

  test('of delegations: one put in, or with other days', async ({ assert, client }) => {
    const body = { delegateId: await idOf('estimator'), fromOn: today(), toOn: today() }
    const given = { as: 'chief.engineer', body }
    ;(await write(client, 'post', '/api/approval-delegations', given)).assertStatus(201)
    assert.equal(await faultsOf('as the log says'), '')
    const now = sqlInstant()
    await db.from('approval_delegations').update({ to_on: '2199-01-01' })
    await db.table('approval_delegations').insert({
      ...{ user_id: await idOf('technical.director'), delegate_id: await idOf('staff') },
      ...{ from_on: today(), to_on: today(), version: 1, created_at: now, updated_at: now },
    })
    const faults = await faultsOf('as the log says')
    assert.include(faults, 'toOn is 2199-01-01')
    assert.match(faults, /approval_delegation \d+: the log knows of none/)
  })

  test('of documents: one approved, or put in, past the portal', async ({ assert, client }) => {
    const quotation = await createdBy(client, 'engineer')
    const order = await anOrder(client, 'po.clerk')
    assert.equal(await faultsOf('as the log says'), '')
    await db.from('quotations').where('id', quotation.id).update({ stage: 'approved' })
    await db.from('purchase_orders').where('id', order.id).update({ status: 'approved' })
    const { id: _, ...copy } = await db.from('purchase_orders').where('id', order.id).firstOrFail()
    await db.table('purchase_orders').insert({ ...copy, number: 'PO-PUT-IN' })
    const faults = await faultsOf('as the log says')
    assert.include(faults, `${quotation.number}: stage is approved`)
    assert.include(faults, `${order.number}: status is approved, the log says draft`)
    assert.include(faults, 'purchase_order PO-PUT-IN: the log knows of none')
  })

  test('of who decides: rules and settings that were changed past the portal', async ({
    assert,
    client,
  }) => {
    const rule = await db.from('approval_rules').orderBy('id', 'desc').firstOrFail()
    const path = `/api/approval-rules/${rule.id}`
    const renamed = { body: { name: 'Stock, renamed' }, seen: rule.version }
    ;(await call(client, 'admin', 'patch', path, renamed)).assertStatus(200)
    assert.equal(await faultsOf('who decides as logged'), '')
    const [first] = await db.from('approval_rules').orderBy('id')
    const steps = JSON.stringify([{ name: 'A', nameAr: 'أ', kind: 'user', value: '16' }])
    await db.from('approval_rules').where('id', first.id).update({ steps })
    await db.from('approval_rules').where('id', rule.id).update({ max_minor: 1 })
    for (const [key, value] of [
      ['allowSelfApproval', 'true'],
      ['separatePayer', 'false'],
    ]) {
      await db.from('settings').where('key', key).delete()
      await db.table('settings').insert({ key, value, version: 1, updated_at: sqlInstant() })
    }
    const faults = await faultsOf('who decides as logged')
    assert.include(faults, `approval rule ${first.id}, `)
    assert.include(faults, `approval rule ${rule.id}, Stock, renamed`)
    assert.include(faults, 'setting allowSelfApproval is true, the log says false')
    assert.include(faults, 'setting separatePayer is false, the log says true')
  })
})
