import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { figuresOf, HR_REPORTS, rowOf, rowsOf } from './report_support.js'
import { aDepartment, anEmployee } from './support.js'

const NAMES = [
  'headcount',
  'turnover',
  'localization',
  'nationalities',
  'absence',
  'expiring-documents',
  'hours',
  'overtime',
]
const FOR_MANAGERS = ['headcount', 'turnover', 'absence', 'expiring-documents', 'hours', 'overtime']
const YEAR = { asOf: '2024-12-31', months: 12 }
const pathOf = ({ id }: { id: number }, what: string) => `/api/employees/${id}/${what}`

/** The first figure of a path that a person can have counted. */
const columnsOf = (figures: { columns: { key: string; opens: boolean }[] }) =>
  figures.columns.filter(({ opens }) => opens).map(({ key }) => key)

test.group('Reports on people', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    await db.from('leave_entries').delete()
    for (const table of ['leave_requests', 'person_documents', 'job_changes', 'nationality_goals'])
      await db.from(table).delete()
    return rollback
  })

  test('are closed to guests, and empty for who manages nobody', async ({ client, assert }) => {
    for (const path of [HR_REPORTS, `${HR_REPORTS}/headcount`, `${HR_REPORTS}/headcount/rows`]) {
      const guest = await client.get(path)
      guest.assertStatus(401)
    }
    await anEmployee(client, { userId: (await person('staff')).id })
    const list = await call(client, 'staff', 'get', HR_REPORTS)
    assert.deepEqual(list.body(), [])
    for (const name of NAMES) {
      const refused = await call(client, 'staff', 'get', `${HR_REPORTS}/${name}`)
      refused.assertStatus(403)
      const rows = `${HR_REPORTS}/${name}/rows?row=total&column=end`
      const hidden = await call(client, 'staff', 'get', rows)
      hidden.assertStatus(403)
      const body = { format: 'csv' }
      const kept = await call(client, 'staff', 'post', `${HR_REPORTS}/${name}/exports`, { body })
      kept.assertStatus(403)
    }
    const unknown = await call(client, 'hr.manager', 'get', `${HR_REPORTS}/salaries`)
    unknown.assertStatus(404)
    for (const query of ['asOf=2024-02-30', 'months=0', 'months=400', 'departmentId=x']) {
      const bad = await call(client, 'hr.manager', 'get', `${HR_REPORTS}/turnover?${query}`)
      bad.assertStatus(422)
    }
  })

  test('count joiners, leavers and movers of the dated history', async ({ client, assert }) => {
    const [first, second] = [await aDepartment(client), await aDepartment(client)]
    const stays = await anEmployee(client, { departmentId: first.id, joinOn: '2020-01-01' })
    const joins = await anEmployee(client, { departmentId: first.id, joinOn: '2024-03-10' })
    const moved = await call(client, 'hr.manager', 'post', pathOf(stays, 'job-changes'), {
      body: { effectiveOn: '2024-06-15', departmentId: second.id },
      seen: stays.version,
    })
    moved.assertStatus(201)
    const left = await call(client, 'hr.manager', 'post', pathOf(joins, 'leaving'), {
      body: { lastDayOn: '2024-09-30', status: 'resigned' },
      seen: joins.version,
    })
    left.assertStatus(200)

    const figures = await figuresOf(client, 'hr.manager', 'headcount', YEAR)
    assert.include(rowOf(figures, first.id), {
      ...{ start: 1, joined: 1, movedIn: 0, left: 1, movedOut: 1, end: 0, turnover: 200 },
    })
    assert.include(rowOf(figures, second.id), { start: 0, joined: 0, movedIn: 1, end: 1 })
    const year = await figuresOf(client, 'hr.manager', 'turnover', YEAR)
    assert.lengthOf(year.rows, 12)
    assert.include(rowOf(year, '2024-03'), { start: 1, joined: 1, left: 0, end: 2 })
    // the day after the last one
    assert.include(rowOf(year, '2024-10'), { start: 2, joined: 0, left: 1, end: 1 })
    const own = { ...YEAR, departmentId: second.id }
    const ofSecond = await figuresOf(client, 'hr.manager', 'turnover', own)
    assert.include(rowOf(ofSecond, '2024-06'), { start: 0, movedIn: 1, end: 1 })

    const { rows, total } = await rowsOf(client, 'hr.manager', 'headcount', {
      ...{ ...YEAR, row: first.id, column: 'movedOut' },
    })
    assert.equal(total, 1)
    assert.include(rows[0], {
      ...{ employeeId: stays.id, on: '2024-06-15', what: `${first.name} → ${second.name}` },
    })
    const before = await figuresOf(client, 'hr.manager', 'turnover', {
      asOf: '2024-05-31',
      months: 1,
    })
    assert.include(before.total.values, { start: 2, end: 2 })
  })

  test('say how far a department is from its goal', async ({ client, assert }) => {
    const top = await aDepartment(client)
    const below = await aDepartment(client, { parentDepartmentId: top.id })
    const people = ['Saudi Arabia', 'المملكة العربية السعودية', 'Egypt', 'India', null]
    for (const nationality of people)
      await anEmployee(client, { departmentId: below.id, nationality })
    const question = { departmentId: top.id }
    const unset = await figuresOf(client, 'hr.manager', 'localization', question)
    assert.include(rowOf(unset, below.id), {
      ...{ headcount: 5, counted: 2, share: 40, goal: null, short: null },
    })
    const goal = { nationality: 'Saudi Arabia', percent: 50, departmentId: top.id }
    const made = await call(client, 'hr.manager', 'post', '/api/nationality-goals', { body: goal })
    made.assertStatus(201)
    const figures = await figuresOf(client, 'hr.manager', 'localization', question)
    assert.include(rowOf(figures, below.id), { counted: 2, goal: 50, short: 1 })
    assert.include(figures.total.values, { headcount: 5, counted: 2, goal: 50, short: 1 })
    const shares = await figuresOf(client, 'hr.manager', 'nationalities', question)
    assert.deepInclude(rowOf(shares, 'SA'), { headcount: 2, share: 40 })
    assert.deepInclude(rowOf(shares, 'none'), { headcount: 1, share: 20 })
    assert.include(shares.total.values, { headcount: 5, share: 100 })
  })

  test('give managers their own people, and no nationality of theirs', async ({
    client,
    assert,
  }) => {
    const manager = await anEmployee(client, { userId: (await person('foreman')).id })
    const own = await anEmployee(client, { managerId: manager.id, nationality: 'Nation7319' })
    await anEmployee(client, { nationality: 'Nation7319' })
    const list = await call(client, 'foreman', 'get', HR_REPORTS)
    assert.deepEqual(
      list.body().map(({ name }: { name: string }) => name),
      FOR_MANAGERS
    )
    for (const name of ['localization', 'nationalities']) {
      const refused = await call(client, 'foreman', 'get', `${HR_REPORTS}/${name}`)
      refused.assertStatus(403)
    }
    for (const name of FOR_MANAGERS) {
      const answer = await call(client, 'foreman', 'get', `${HR_REPORTS}/${name}`)
      assert.notInclude(JSON.stringify(answer.body()), 'Nation7319')
    }
    const { rows, total } = await rowsOf(client, 'foreman', 'headcount', {
      row: 'total',
      column: 'end',
    })
    assert.equal(total, 1)
    assert.equal(rows[0]!.employeeId, own.id)
    assert.notInclude(JSON.stringify(rows), 'Nation7319')
    const all = await rowsOf(client, 'admin', 'headcount', { row: 'total', column: 'end' })
    assert.equal(all.total, 3)
  })

  test('divide leave at the end of a month, and add what was missed without it', async ({
    client,
    assert,
  }) => {
    const employee = await anEmployee(client, { weekend: 'friday' })
    const type = await db.from('leave_types').where('code', 'ANNUAL').firstOrFail()
    const stamps = {
      version: 1,
      created_at: '2024-01-01 00:00:00',
      updated_at: '2024-01-01 00:00:00',
    }
    const leave = { employee_id: employee.id, leave_type_id: type.id, ...stamps }
    // calendar days: 3 in January, 2 in February
    await db.table('leave_requests').multiInsert([
      {
        ...{ ...leave, number: 'LV-T-1', from_on: '2024-01-29', to_on: '2024-02-02' },
        ...{ days_e4: 50_000, status: 'approved', starts_half: 0, ends_half: 0 },
      },
      {
        ...{ ...leave, number: 'LV-T-2', from_on: '2024-02-10', to_on: '2024-02-10' },
        ...{ days_e4: 5000, status: 'approved', starts_half: 1, ends_half: 0 },
      },
      {
        ...{ ...leave, number: 'LV-T-3', from_on: '2024-02-12', to_on: '2024-02-15' },
        ...{ days_e4: 40_000, status: 'submitted', starts_half: 0, ends_half: 0 },
      },
    ])
    const missed = { employee_id: employee.id, updated_at: '2024-03-01 00:00:00' }
    await db.table('attendance_days').multiInsert([
      { ...missed, on: '2024-02-20', status: 'absent' },
      { ...missed, on: '2024-02-21', status: 'absent' },
      { ...missed, on: '2024-02-22', status: 'present' },
      { ...missed, on: '2023-12-31', status: 'absent' },
    ])
    const question = { asOf: '2024-03-31', months: 3 }
    const figures = await figuresOf(client, 'hr.manager', 'absence', question)
    assert.equal(rowOf(figures, '2024-02')!.missed, 2)
    assert.include(figures.total.values, { missed: 2 })
    const days = await rowsOf(client, 'hr.manager', 'absence', {
      ...{ ...question, row: 'total', column: 'missed' },
    })
    assert.deepEqual({ amount: days.amount, total: days.total }, { amount: 2, total: 2 })
    assert.equal(rowOf(figures, '2024-01')![type.id], 3)
    assert.equal(rowOf(figures, '2024-02')![type.id], 2.5)
    assert.include(figures.total.values, { all: 5.5 })
    const { amount, total } = await rowsOf(client, 'hr.manager', 'absence', {
      ...{ ...question, row: '2024-02', column: 'all' },
    })
    assert.deepEqual({ amount, total }, { amount: 2.5, total: 2 })
  })

  test('list what expires, of those kinds that a manager sees', async ({ client, assert }) => {
    const manager = await anEmployee(client, { userId: (await person('foreman')).id })
    const member = await anEmployee(client, { managerId: manager.id })
    const kinds = await db.from('document_kinds').whereIn('code', ['PASSPORT', 'DRIVING'])
    const codes = new Map(kinds.map((kind) => [kind.code, kind]))
    const passport = codes.get('PASSPORT')!
    const seen = (await db.from('document_kinds').where('managers_see', true).first())!
    for (const [kind, expiresOn] of [
      [passport, '2030-02-10'],
      [seen, '2030-01-31'],
      [seen, '2029-12-31'],
    ] as const) {
      const made = await call(client, 'hr.manager', 'post', pathOf(member, 'documents'), {
        body: { documentKindId: kind.id, number: `N-${expiresOn}`, expiresOn },
      })
      made.assertStatus(201)
    }
    const question = { asOf: '2030-01-15', months: 2 }
    const all = await figuresOf(client, 'hr.manager', 'expiring-documents', question)
    assert.include(rowOf(all, 'expired'), { all: 1 })
    assert.include(rowOf(all, '2030-01'), { [seen.id]: 1, all: 1 })
    assert.include(rowOf(all, '2030-02'), { [passport.id]: 1, all: 1 })
    const theirs = await figuresOf(client, 'foreman', 'expiring-documents', question)
    assert.deepEqual(columnsOf(theirs), [String(seen.id), 'all'])
    assert.include(theirs.total.values, { all: 2 })
  })
})
