import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { abilitiesFor, ABILITIES, type Ability } from '#identity/access/access'
import { PERMISSIONS, ROLES } from '#identity/access/permissions'
import { aProjectToPlan } from '#tests/functional/production/schedule_support'
import { call } from '#tests/functional/procurement/support'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'

/** Look-ups give names alone; who pays and releases bills sees the bills. */
const WITHOUT_SIGHT = new Set<string>([
  'clients.lookup',
  'vendors.lookup',
  'projects.lookup',
  'bank-accounts.choose',
  'purchase-orders.bill',
  'purchase-orders.pay',
  'purchase-orders.release',
])
const NO_ONE = { owners: [], approvers: [], approverIds: [] }

test.group('Whoever changes a record', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('may see it: every answer to a change shows it', ({ assert }) => {
    const subjects = [
      ...PERMISSIONS.map((name) => ({ role: 'staff', permissions: { [name]: true } })),
      ...ROLES.map((role) => ({ role, permissions: {} })),
    ]
    for (const subject of subjects) {
      const held = new Set(abilitiesFor({ id: 0, username: 'one', ...subject }, NO_ONE))
      for (const ability of held) {
        const sight = `${ability.split('.')[0]}.view`
        if (!(sight in ABILITIES) || WITHOUT_SIGHT.has(ability)) continue
        const who = `${subject.role} ${Object.keys(subject.permissions).join()}`
        assert.isTrue(held.has(sight as Ability), `${who}: ${ability} without ${sight}`)
      }
    }
  })

  test('reads no amount by changing nothing', async ({ client }) => {
    const { id } = await aProjectToPlan()
    const body = { kind: 'performance', bank: 'ANB', number: 'P1', amount: '5000' }
    const days = { issuedOn: '2026-01-01', expiresOn: '2027-01-01' }
    const path = `/api/projects/${id}/guarantees`
    const made = await call(client, 'planner', 'post', path, { body: { ...body, ...days } })
    made.assertStatus(201)
    const varied = await call(client, 'planner', 'post', '/api/variation-orders', {
      body: { projectId: id, title: 'Canopy', cause: 'client_request', amount: '77' },
    })
    varied.assertStatus(201)
    await permit(await person('staff'), 'commercial')
    for (const one of [
      `/api/project-guarantees/${made.body().id}`,
      `/api/variation-orders/${varied.body().id}`,
    ])
      (await call(client, 'staff', 'patch', one, { seen: 1, body: {} })).assertStatus(403)
  })
})
