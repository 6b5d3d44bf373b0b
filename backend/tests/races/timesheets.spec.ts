import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { tried } from '#tests/helpers/claims'
import { aTeam } from '../functional/people/leave_support.js'
import { saveWeek, timeRow, TIMESHEETS } from '../functional/people/timesheet_support.js'
import { call } from '../functional/procurement/support.js'

test.group('Timesheets at the same time', () => {
  test('begun and approved many times at once are begun and approved once', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    tried('races', 8)
    const rows = [timeRow([8, 8])]
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => saveWeek(client, 'staff', { rows }))
    )
    const kept = begun.filter((answer) => answer.status() === 200)
    assert.lengthOf(kept, 1)
    const others = begun.filter((answer) => answer !== kept[0])
    assert.deepEqual([...new Set(others.map((answer) => answer.status()))], [412])
    const { id, version } = kept[0]!.body()
    assert.lengthOf(await db.from('time_entries').where('timesheet_id', id), 2)
    const body = {}
    const sent = await call(client, 'staff', 'post', `${TIMESHEETS}/${id}/submit`, {
      ...{ body, seen: version },
    })
    sent.assertStatus(200)
    tried('races', 6)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        call(client, 'foreman', 'post', `${TIMESHEETS}/${id}/approve`, {
          ...{ body, seen: sent.body().version },
        })
      )
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      1
    )
    const approvals = { action: 'approve', entity_type: 'timesheet', entity_id: String(id) }
    assert.lengthOf(await db.from('audit_logs').where(approvals), 1)
    const own = await db.from('timesheets').where('employee_id', member.id).firstOrFail()
    assert.equal(own.status, 'approved')
  })
})
