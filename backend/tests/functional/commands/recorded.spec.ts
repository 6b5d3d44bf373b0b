import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import { storedColumns } from '#core/database/stored_columns'
import { today } from '#core/settings/firm_clock'
import Vendor from '#procurement/vendors/models/vendor'
import { seal } from '#procurement/vendors/bank/seal'
import { createdBy, write } from '#tests/functional/engineering/quotation_body'
import { approveVendor, anOrder, call, vendorBody } from '#tests/functional/procurement/support'
import { faultsOf } from '#tests/helpers/integrity'
import { person } from '#tests/helpers/users'

/** One administrator sets the account that clients pay into, the other confirms it. */
async function bankOfTheFirm(client: ApiClient, iban: string) {
  const { version: seen } = (await call(client, 'admin', 'get', '/api/settings')).body()
  await call(client, 'admin', 'patch', '/api/settings', { body: { iban }, seen })
  const [{ id }] = (await call(client, 'general.manager', 'get', '/api/held-changes')).body()
  const path = `/api/held-changes/${id}/confirm`
  ;(await call(client, 'general.manager', 'post', path, { body: {} })).assertStatus(200)
}

const idOf = async (username: string) => (await person(username)).id

test.group('What the audit log does not know', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of people: one put in, raised, enabled or renamed past the portal', async ({ assert }) => {
    assert.equal(await faultsOf('as_the_log_says'), '')
    const row = await db.from('users').where('username', 'staff').firstOrFail()
    const { id: _, ...copy } = row
    await db.table('users').insert({ ...storedColumns(copy), username: 'put.in', role: 'admin' })
    await db.from('users').where('id', row.id).update({ role: 'admin' })
    await db.from('users').where('username', 'disabled.user').update({ disabled_at: null })
    await db.from('users').where('username', 'planner').update({ username: 'second.owner' })
    const faults = await faultsOf('as_the_log_says')
    assert.include(faults, 'user put.in: the log knows of none')
    assert.include(faults, 'staff: role is admin')
    assert.include(faults, 'disabled.user: disabledAt is ')
    assert.include(faults, 'second.owner: username is second.owner, the log says planner')
  })

  test('of delegations: one put in, or with other days', async ({ assert, client }) => {
    const body = { delegateId: await idOf('estimator'), fromOn: today(), toOn: today() }
    const given = { as: 'chief.engineer', body }
    ;(await write(client, 'post', '/api/approval-delegations', given)).assertStatus(201)
    assert.equal(await faultsOf('as_the_log_says'), '')
    const now = sqlInstant()
    await db.from('approval_delegations').update({ to_on: '2199-01-01' })
    await db.table('approval_delegations').insert({
      ...{ user_id: await idOf('technical.director'), delegate_id: await idOf('staff') },
      ...{ from_on: today(), to_on: today(), version: 1, created_at: now, updated_at: now },
    })
    const faults = await faultsOf('as_the_log_says')
    assert.include(faults, 'toOn is 2199-01-01')
    assert.match(faults, /approval delegation \d+: the log knows of none/)
  })

  test('of documents: one approved, or put in, past the portal', async ({ assert, client }) => {
    const quotation = await createdBy(client, 'engineer')
    const order = await anOrder(client, 'po.clerk')
    assert.equal(await faultsOf('as_the_log_says'), '')
    await db.from('quotations').where('id', quotation.id).update({ stage: 'approved' })
    await db.from('purchase_orders').where('id', order.id).update({ status: 'approved' })
    const { id: _, ...copy } = await db.from('purchase_orders').where('id', order.id).firstOrFail()
    await db.table('purchase_orders').insert({ ...storedColumns(copy), number: 'PO-PUT-IN' })
    const faults = await faultsOf('as_the_log_says')
    assert.include(faults, `${quotation.number}: stage is approved`)
    assert.include(faults, `${order.number}: status is approved, the log says draft`)
    assert.include(faults, 'purchase order PO-PUT-IN: the log knows of none')
  })

  test('of who decides: rules and settings that were changed past the portal', async ({
    assert,
    client,
  }) => {
    const rule = await db.from('approval_rules').orderBy('id', 'desc').firstOrFail()
    const path = `/api/approval-rules/${rule.id}`
    const renamed = { body: { name: 'Stock, renamed' }, seen: rule.version }
    ;(await call(client, 'admin', 'patch', path, renamed)).assertStatus(200)
    assert.equal(await faultsOf('who_decides_as_logged'), '')
    const [first] = await db.from('approval_rules').orderBy('id')
    const steps = JSON.stringify([{ name: 'A', nameAr: 'أ', kind: 'user', value: '16' }])
    await db.from('approval_rules').where('id', first.id).update({ steps })
    await db.from('approval_rules').where('id', rule.id).update({ max_minor: 1 })
    const { id: gone, name } = await db.from('approval_rules').orderBy('id').offset(1).firstOrFail()
    await db.from('approval_rules').where('id', gone).delete()
    for (const [key, value] of [
      ['allowSelfApproval', 'true'],
      ['separatePayer', 'false'],
    ]) {
      await db.from('settings').where('key', key).delete()
      await db.table('settings').insert({ key, value, version: 1, updated_at: sqlInstant() })
    }
    const faults = await faultsOf('who_decides_as_logged')
    assert.include(faults, `approval rule ${first.id}, `)
    assert.include(faults, `approval rule ${rule.id}, Stock, renamed`)
    assert.include(faults, `approval rule ${name}: deleted without an entry of the log`)
    const settings = await faultsOf('settings_as_logged')
    assert.include(settings, 'setting allowSelfApproval is set, the log knows of no change')
    assert.include(settings, 'setting separatePayer is set, the log knows of no change')
  })

  test('of where money goes: accounts of the firm and of vendors, limits', async ({
    assert,
    client,
  }) => {
    const iban = 'SA0380000000608010167519'
    await bankOfTheFirm(client, iban)
    const body = vendorBody()
    const vendor = (await call(client, 'buyer', 'post', '/api/vendors', { body })).body()
    assert.equal(await faultsOf('settings_as_logged'), '')
    assert.equal(await faultsOf('as_the_log_says'), '')
    const log = await db.from('audit_logs').where('entity_type', 'settings').orderBy('id', 'desc')
    assert.notInclude(JSON.stringify(log), iban)
    const row = await db.from('settings').where('key', 'company').firstOrFail()
    const company = { ...JSON.parse(row.value), iban: 'SA4420000001234567891234' }
    await db
      .from('settings')
      .where('key', 'company')
      .update({ value: JSON.stringify(company) })
    await db.table('settings').insert({
      ...{ key: 'stockApprovalLimitMinor', value: '99999999', version: 1 },
      updated_at: sqlInstant(),
    })
    // sealed for this vendor with the portal's own key, by someone who got hold of it
    const own = await Vendor.findOrFail(vendor.id)
    const stolen = seal(own.bankSeal, 'iban', 'SA4420000001234567891234')
    await db.from('vendors').where('id', vendor.id).update({ iban_sealed: stolen })
    // and another is approved, and then become someone else, without a word
    const numbered = vendorBody({ crNumber: '1010123456' })
    const other = (await call(client, 'buyer', 'post', '/api/vendors', { body: numbered })).body()
    await approveVendor(client, other.id)
    assert.notInclude(await faultsOf('as_the_log_says'), 'crNumber')
    await db.from('vendors').where('id', other.id).update({ cr_number: '1010999999' })
    const settings = await faultsOf('settings_as_logged')
    assert.include(settings, 'setting iban is another than the log knows')
    assert.include(settings, 'setting stockApprovalLimitMinor is set')
    assert.include(
      await faultsOf('as_the_log_says'),
      `${vendor.name}: ibanSealed is another than the log knows`
    )
    assert.include(await faultsOf('as_the_log_says'), 'crNumber is 1010999999')
  })
})
