import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { forgetCopies } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'
import User from '#identity/shared/user'

interface Step {
  step: string
  state: string
  missing: string[]
  confirmedBy: { name: string } | null
}

async function steps(client: ApiClient): Promise<Record<string, Step>> {
  const response = await client.get('/api/setup-steps').loginAs(await person('admin'))
  response.assertStatus(200)
  return Object.fromEntries(response.body().map((step: Step) => [step.step, step]))
}

const change = async (client: ApiClient, path: string, username = 'admin') =>
  client
    .post(`/api/setup-steps/${path}`)
    .loginAs(await person(username))
    .withCsrfToken()
    .json({})

test.group('Setup steps', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('only administrators see and confirm them', async ({ client, assert }) => {
    const guest = await client.get('/api/setup-steps')
    guest.assertStatus(401)
    for (const username of ['staff', 'buyer', 'general.manager']) {
      const denied = await client.get('/api/setup-steps').loginAs(await person(username))
      denied.assertStatus(403)
      const confirmed = await change(client, 'company/confirm', username)
      confirmed.assertStatus(403)
    }
    assert.isNull(await db.from('setup_steps').where('step', 'company').first())
  })

  test('a step says what is missing until it is entered', async ({ client, assert }) => {
    await db.from('settings').where('key', 'company').delete()
    const { settingsChanged } = await import('#core/settings/settings')
    await settingsChanged()
    const before = await steps(client)
    assert.includeMembers(before.company!.missing, ['companyName', 'vatNumber', 'email'])
    assert.deepEqual(before.bank!.missing, ['bankName', 'iban'])
    assert.equal(before.company!.state, 'open')
    const current = await client.get('/api/settings').loginAs(await person('admin'))
    const saved = await client
      .patch('/api/settings')
      .loginAs(await person('admin'))
      .withCsrfToken()
      .header('if-match', `"${current.body().version}"`)
      .json({ companyName: 'Najd Steel', vatNumber: '310122393500003' })
    saved.assertStatus(200)
    const { company } = await steps(client)
    assert.notIncludeMembers(company!.missing, ['companyName', 'vatNumber'])
    assert.include(company!.missing, 'email')
  })

  test('confirming is written once, with who did it, and can be taken back', async ({
    client,
    assert,
  }) => {
    const before = await steps(client)
    assert.equal(before.calendar!.state, 'open')
    const first = await change(client, 'calendar/confirm')
    first.assertStatus(200)
    const again = await change(client, 'calendar/confirm')
    again.assertStatus(200)
    const admin = await person('admin')
    const rows = await db.from('setup_steps').where('step', 'calendar')
    assert.lengthOf(rows, 1)
    assert.equal(rows[0].confirmed_by, admin.id)
    const logged = await db.from('audit_logs').where('entity_type', 'setup_step')
    assert.lengthOf(logged, 1)
    assert.containsSubset((await steps(client)).calendar, {
      state: 'done',
      missing: [],
      confirmedBy: { name: admin.name },
    })
    const reopened = await change(client, 'calendar/reopen')
    reopened.assertStatus(200)
    assert.equal((await steps(client)).calendar!.state, 'open')
    assert.lengthOf(await db.from('audit_logs').where('entity_type', 'setup_step'), 2)
  })

  test('what is confirmed with something missing has been left out', async ({ client, assert }) => {
    const before = await steps(client)
    assert.deepEqual(before.mail!.missing, ['mailHost'])
    const confirmed = await change(client, 'mail/confirm')
    confirmed.assertStatus(200)
    assert.equal((await steps(client)).mail!.state, 'left_out')
    const absent = await change(client, 'nothing/confirm')
    absent.assertStatus(404)
  })

  test('approvals name the documents that no one could decide', async ({ client, assert }) => {
    const before = await steps(client)
    assert.notInclude(before.approvals!.missing, 'quotation')
    const [rule] = await db
      .from('approval_rules')
      .where({ document_type: 'quotation', active: true })
    const clerk = await person('staff')
    const only = [{ name: 'One', nameAr: 'واحد', kind: 'user', value: String(clerk.id) }]
    await db
      .from('approval_rules')
      .where('id', rule.id)
      .update({ steps: JSON.stringify(only) })
    const { approvals } = await steps(client)
    assert.include(approvals!.missing, 'quotation')
  })

  test('a portal of one person lacks others and a second administrator', async ({
    client,
    assert,
  }) => {
    assert.notInclude((await steps(client)).users!.missing, 'others')
    await User.query().whereNot('username', 'admin').update({ disabled_at: '2026-01-01 00:00:00' })
    const { users } = await steps(client)
    assert.includeMembers(users!.missing, ['others', 'secondAdministrator'])
  })
})
