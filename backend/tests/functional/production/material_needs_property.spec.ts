import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { today } from '#core/settings/firm_clock'
import { seededRandom } from '#database/seeders/random'
import { dispatchEvents } from '#core/outbox/dispatch_events'
import { call } from '../procurement/support.js'
import { changeDays } from './calendar_support.js'
import { change, scheduleOf } from './schedule_support.js'
import {
  aMaterial,
  anOrderFor,
  aSite,
  needsOf,
  promise,
  requestOf,
  stateNeeds,
  type Site,
} from './material_need_support.js'

const MOVES = 40
const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Whether the site works, by what is closed: Fridays, and Eid while the calendar has it. */
const isOpen = (day: string, hasEid: boolean) =>
  new Date(day).getUTCDay() !== 5 && !(hasEid && day >= '2027-06-11' && day <= '2027-06-13')

/** Counted day by day, as a person does with a finger on the calendar. */
function dayByHand(startsOn: string, leadDays: number, hasEid: boolean): string {
  let day = startsOn
  let left = leadDays
  if (!isOpen(day, hasEid)) {
    while (!isOpen(day, hasEid)) day = plus(day, -1)
    left--
  }
  while (left > 0) {
    day = plus(day, -1)
    if (isOpen(day, hasEid)) left--
  }
  return day
}

async function requireTrue(client: ApiClient, site: Site, hasEid: boolean, assert: any) {
  const { tasks } = await scheduleOf(client, site.project)
  const starts = new Map<number, string>(
    tasks.map((task: any) => [task.id, task.earlyStart.slice(0, 10)])
  )
  const { needs } = await needsOf(client, site)
  const stored = await db.from('material_needs').where('project_id', site.project)
  for (const row of stored) {
    const start = starts.get(row.task_id)
    const expected = start === undefined ? null : dayByHand(start, row.lead_days, hasEid)
    assert.equal(row.need_by_on, expected, `need ${row.id} from ${start}, ${row.lead_days} days`)
  }
  assert.lengthOf(needs, stored.filter(({ task_id: id }) => starts.has(id)).length)
  const days = new Map(stored.map((row) => [row.id, row.need_by_on]))
  const tracked = await db
    .from('purchase_order_materials')
    .where('project_id', site.project)
    .whereIn(
      'need_id',
      needs.map(({ id }: any) => id)
    )
  for (const line of tracked) assert.equal(line.need_by_on, days.get(line.need_id))
  const lines = await db.from('purchase_order_lines').whereNotNull('need_id')
  for (const need of needs) {
    const own = lines.filter((line) => line.need_id === need.id)
    const promised = own.map((line) => line.promised_on)
    const expected =
      own.length && promised.every((day) => day)
        ? promised
            .map((day) => (day < today() ? today() : day))
            .toSorted()
            .at(-1)
        : null
    assert.equal(need.readyOn, expected, `need ${need.id} is ready`)
    const isLate = expected !== null && expected > need.startsOn
    assert.equal(need.state === 'late', isLate, `need ${need.id} is ${need.state}`)
  }
}

test.group('Days between the schedule and procurement', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('after random moves and promises every day is what a recomputation gives', async ({
    client,
    assert,
  }) => {
    const random = seededRandom(58)
    const pick = (limit: number) => random.whole(0, limit - 1)
    const site = await aSite(client)
    const { A, B } = site.tasks
    const orders: number[] = []
    for (const [taskId, leadDays] of [
      [A, 0],
      [A, 3],
      [B, 1],
      [B, 7],
    ] as const) {
      const { id: materialId } = await aMaterial(client)
      const rows = [{ taskId, materialId, quantity: '10', leadDays }]
      const { needs } = (await stateNeeds(client, site, rows)).body()
      const need = needs.find((one: any) => one.materialId === materialId)
      const line = { materialId, quantity: '10', needId: need.id }
      orders.push((await anOrderFor(client, site, line)).id)
    }
    let hasEid = true
    let restored = true
    const moves = [
      () =>
        change(client, site.project, [
          { op: 'update', id: A, fields: { duration: 480 * (1 + pick(9)) } },
        ]),
      () => {
        const at = `${plus('2027-06-15', pick(21))}T08:00`
        const fields = { constraintKind: 'start_no_earlier', constraintAt: at }
        return change(client, site.project, [{ op: 'update', id: A, fields }])
      },
      () => promise(client, orders[pick(orders.length)]!, plus('2027-06-01', pick(40))),
      () => promise(client, orders[pick(orders.length)]!, null),
      () => {
        restored = !restored
        return change(client, site.project, [{ op: restored ? 'restore' : 'remove', id: B }])
      },
      async () => {
        hasEid = !hasEid
        const eid = { from: '2027-06-11', to: '2027-06-13', name: 'Eid', kind: 'closed' }
        return (await changeDays(client, site.calendar, hasEid ? [eid] : [])).saved
      },
      async () => {
        const need = (await needsOf(client, site)).needs[0]
        const body = { leadDays: pick(12) }
        const path = `/api/material-needs/${need.id}`
        return call(client, 'planner', 'patch', path, { body, seen: need.version })
      },
    ]
    await requireTrue(client, site, hasEid, assert)
    for (let round = 0; round < MOVES; round++) {
      const moved = await moves[pick(moves.length)]!()
      assert.equal(moved.status(), 200, JSON.stringify(moved.body()))
      await requireTrue(client, site, hasEid, assert)
    }
  }).timeout(120_000)

  test('a move that is handed out again notifies nobody twice, each move once', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    const { id: materialId } = await aMaterial(client)
    const rows = [{ taskId: site.tasks.A, materialId, quantity: '10' }]
    const [need] = (await stateNeeds(client, site, rows)).body().needs
    const asked = (await requestOf(client, site, [{ id: need.id }], { by: 'buyer' })).body()
    const notices = () =>
      db.from('notifications').where({
        type: 'need_day_moved',
        related_entity_type: 'purchase_request',
        related_entity_id: asked.id,
      })
    const name = 'production.material_needs_moved'
    for (const [moved, day] of ['2027-06-20', '2027-06-22', '2027-06-23'].entries()) {
      const fields = { constraintKind: 'start_no_earlier', constraintAt: `${day}T08:00` }
      await change(client, site.project, [{ op: 'update', id: site.tasks.A, fields }])
      const events = await db.from('outbox_events').where({ name })
      await db.from('outbox_events').where({ name }).update({ dispatched_at: null })
      await dispatchEvents(events.map(({ id }) => id))
      assert.lengthOf(await notices(), moved + 1)
    }
  })
})
