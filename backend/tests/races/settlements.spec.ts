import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tried } from '#tests/helpers/claims'
import { act, aLeaver, DECIDER, settle, WRITER } from '../functional/people/settlement_support.js'

test.group('Settlements at the same time', () => {
  test('of one person are made once, and approved and paid out once', async ({
    client,
    assert,
  }) => {
    const employee = await aLeaver(client, { leave: '12.5' })
    tried('races', 6)
    const made = await Promise.all(Array.from({ length: 6 }, () => settle(client, employee.id)))
    assert.deepEqual(made.map((answer) => answer.status()).sort(), [
      201,
      ...Array.from({ length: 5 }, () => 409),
    ])
    const open = await db.from('settlements').where('employee_id', employee.id)
    assert.lengthOf(open, 1)
    const sent = await act(client, WRITER, open[0], 'submit')
    sent.assertStatus(200)
    tried('races', 6)
    const decided = await Promise.all(
      Array.from({ length: 6 }, () => act(client, DECIDER, sent.body(), 'approve'))
    )
    assert.lengthOf(
      decided.filter((answer) => answer.status() === 200),
      1
    )
    const paidOut = { employee_id: employee.id, kind: 'paid_out' }
    assert.deepEqual(
      (await db.from('leave_entries').where(paidOut)).map((row) => Number(row.days_e4)),
      [-125_000]
    )
  })
})
