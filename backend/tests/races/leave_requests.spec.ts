import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tried } from '#tests/helpers/claims'
import { ask, aTeam, inDays, openBalance, REQUESTS } from '../functional/people/leave_support.js'
import { call } from '../functional/procurement/support.js'

const DECIDERS = ['foreman', 'planner', 'hr.manager', 'foreman', 'planner', 'hr.manager']

/** The same people are members of teams in other tests, which roll nothing back either. */
const withoutTeams = () =>
  db
    .from('employees')
    .whereIn(
      'user_id',
      db
        .from('users')
        .whereIn('username', ['staff', ...DECIDERS])
        .select('id')
    )
    .update({ user_id: null })

test.group('Leave at the same time', (group) => {
  group.each.setup(async () => void (await withoutTeams()))
  group.each.teardown(async () => void (await withoutTeams()))

  test('is asked for once, approved once, and its days are spent once', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    ;(await openBalance(client, member.id, '5')).assertStatus(201)
    const requests = () => db.from('leave_requests').where('employee_id', member.id)
    // four days each, and no day of them the same
    tried('races', 4)
    const asked = await Promise.all(
      [20, 30, 40, 50].map((from) =>
        ask(client, 'staff', { fromOn: inDays(from), toOn: inDays(from + 3) })
      )
    )
    const taken = asked.filter((answer) => answer.status() === 201)
    assert.lengthOf(taken, 1, asked.map((one) => `${one.status()} ${one.text()}`).join('\n'))
    assert.lengthOf(await requests(), 1)

    const { id, version } = taken[0]!.body()
    tried('races', DECIDERS.length)
    const decided = await Promise.all(
      DECIDERS.map((by) =>
        call(client, by, 'post', `${REQUESTS}/${id}/approve`, { body: {}, seen: version })
      )
    )
    const done = decided.filter((answer) => answer.status() === 200)
    assert.lengthOf(done, 1, decided.map((one) => `${one.status()} ${one.text()}`).join('\n'))
    for (const answer of decided)
      if (answer !== done[0]) assert.include([403, 409, 412], answer.status())
    const spent = { employee_id: member.id, kind: 'taken' }
    const rows = await db.from('leave_entries').where(spent)
    assert.deepEqual(
      rows.map((row) => Number(row.days_e4)),
      [-Number((await requests())[0].days_e4)]
    )
    const approvals = { action: 'approve', entity_type: 'leave_request', entity_id: `${id}` }
    assert.lengthOf(await db.from('audit_logs').where(approvals), 1)
  })
})
