import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { handedOut } from './checklist_support.js'
import { aTeam, inDays } from './leave_support.js'
import { anEmployee } from './support.js'

test.group('Equipment of a person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is what they have in custody, for them, those above them and HR', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    const holder = { holderId: (await person('staff')).id, holderName: 'Aisha Rahman' }
    const piece = await handedOut(client, {
      ...{ ...holder, outOn: inDays(-9), expectedReturnOn: inDays(-1) },
    })
    await handedOut(client, { holderName: 'Somebody Else' })
    const path = `/api/employees/${member.id}/equipment`
    ;(await client.get(path)).assertStatus(401)
    for (const username of ['staff', 'foreman', 'planner', 'hr.manager']) {
      const held = await call(client, username, 'get', path)
      held.assertStatus(200)
      assert.lengthOf(held.body(), 1)
      assert.include(held.body()[0], {
        ...{ equipmentId: piece.id, tag: piece.tag, nameAr: 'ميزان ليزري', isOverdue: true },
        ...{ outOn: inDays(-9), expectedReturnOn: inDays(-1) },
      })
    }
    for (const username of ['accountant', 'storekeeper', 'buyer']) {
      const refused = await call(client, username, 'get', path)
      refused.assertStatus(403)
    }
    const back = await call(client, 'buyer', 'post', `/api/equipment/${piece.id}/check-in`, {
      body: { condition: 'good', signature: 'M 1 1 L 20 30' },
      seen: piece.version,
    })
    back.assertStatus(200)
    assert.isEmpty((await call(client, 'staff', 'get', path)).body())
  })

  test('of someone without an account is found by their name', async ({ client, assert }) => {
    const employee = await anEmployee(client, { name: 'Rahim Uddin', nameAr: 'رحيم الدين' })
    await handedOut(client, { holderName: 'رحيم الدين' })
    const path = `/api/employees/${employee.id}/equipment`
    assert.lengthOf((await call(client, 'hr.manager', 'get', path)).body(), 1)
  })
})
