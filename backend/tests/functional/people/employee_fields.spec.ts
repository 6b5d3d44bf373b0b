import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { changesIn } from '#core/audit/append_audit'
import { columnsFor, exportOf } from '#core/exports/registry'
import { DEMO_USERS } from '#database/seeders/demo/users'
import { abilitiesFor } from '#identity/access/access'
import { accessSettings } from '#identity/shared/access_settings'
import Employee from '#people/employees/employee'
import {
  EMPLOYEE_FIELD_NAMES,
  EMPLOYEE_FIELDS,
  type EmployeeField,
} from '#people/employees/field_rules'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { anEmployee, FULL_RECORD } from './support.js'

const PATH = '/api/employees'
const SIGN_INS = DEMO_USERS.filter(({ disabled }) => !disabled).map(({ username }) => username)

/** What the portal keeps of a record beside its fields. */
const KEPT = new Set([
  ...['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'searchText'],
  'photoFileId',
])
/** What a record has that was made, or has ended. */
const MADE = ['joinOn', 'employmentType', 'status', 'endOn', 'endReason']

/** Who is who for the person of the test, written down apart from the rules that are tried. */
const HR = new Set(['admin', 'hr.manager', 'hr.officer'])
const [SELF, MANAGER, MANAGERS_MANAGER] = ['staff', 'buyer', 'planner']

function reads(username: string, field: EmployeeField): boolean {
  const { reads: audience } = EMPLOYEE_FIELDS[field]
  if (audience === 'everyone' || HR.has(username)) return true
  if (audience === 'hr') return false
  if (username === SELF) return true
  return audience === 'job' && (username === MANAGER || username === MANAGERS_MANAGER)
}

test.group('Fields of employees', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('each have a rule, whatever is added', ({ assert }) => {
    const own = Employee.$columns.filter((column) => !KEPT.has(column))
    assert.sameMembers([...EMPLOYEE_FIELD_NAMES], own)
    assert.sameMembers(
      Object.keys(FULL_RECORD).filter((name) => !EMPLOYEE_FIELD_NAMES.includes(name as never)),
      []
    )
    // whatever is for some alone has a value in the record of the test
    const valued = new Set([...Object.keys(FULL_RECORD), ...MADE])
    const hidden = EMPLOYEE_FIELD_NAMES.filter((name) => EMPLOYEE_FIELDS[name].reads !== 'everyone')
    assert.sameMembers(
      hidden.filter((name) => !valued.has(name)),
      []
    )
  })

  test('are shown, filtered, sorted, searched, exported and logged for those who may read them', async ({
    client,
    assert,
  }) => {
    const idOf = async (username: string) => (await person(username)).id
    const top = await anEmployee(client, { userId: await idOf(MANAGERS_MANAGER) })
    const manager = await anEmployee(client, { userId: await idOf(MANAGER), managerId: top.id })
    const { id, version } = await anEmployee(client, {
      ...FULL_RECORD,
      userId: await idOf(SELF),
      managerId: manager.id,
    })
    await db.from('employees').where('id', id).update({ end_on: '2030-07-19', end_reason: 'R7319' })
    const changed = await call(client, 'hr.manager', 'patch', `${PATH}/${id}`, {
      body: Object.fromEntries(
        Object.entries(FULL_RECORD).map(([name, value]) => [name, anotherOf(name, value)])
      ),
      seen: version,
    })
    changed.assertStatus(200)
    const stored = await db.from('employees').where('id', id).firstOrFail()

    let leaks = 0
    let checks = 0
    const check = (isRight: boolean, what: string) => {
      checks++
      tried('functions')
      if (!isRight) leaks++
      assert.isTrue(isRight, what)
    }
    for (const username of SIGN_INS) {
      const record = (await call(client, username, 'get', `${PATH}/${id}`)).body()
      const [row] = (await call(client, username, 'get', `${PATH}?id=${id}`)).body()
      const history = (await call(client, username, 'get', `${PATH}/${id}/history`)).body()
      const told = new Set<string>(
        history.flatMap(({ changes }: { changes: { field: string }[] }) =>
          changes.map(({ field }) => (field === 'lineManagerId' ? 'managerId' : field))
        )
      )
      const abilities = new Set<string>(abilitiesFor(await person(username), accessSettings))
      const exported = columnsFor(exportOf('employees')!, abilities)!.map(({ key }) => key)
      for (const field of EMPLOYEE_FIELD_NAMES) {
        const open = reads(username, field)
        const isForAll = EMPLOYEE_FIELDS[field].reads === 'everyone'
        const of = `${username}: ${field}`
        if (record[field] !== null) check(open, `${of} in the record`)
        else check(!open || stored[columnOf(field)] === null, `${of} in the record is missing`)
        check(row[field] === record[field], `${of} in the list`)
        check(open || !told.has(field), `${of} in the history`)
        check(isForAll || HR.has(username) || !exported.includes(field), `${of} in the export`)
        if (isForAll || HR.has(username)) continue
        for (const query of [`${field}=1`, `${field}_empty=false`, `_sort=${field}`])
          check((await statusOf(client, username, query)) === 422, `${of} asked by ${query}`)
      }
      for (const [field, value] of Object.entries(FULL_RECORD)) {
        if (EMPLOYEE_FIELDS[field as EmployeeField].reads === 'everyone') continue
        if (typeof value !== 'string') continue
        const q = encodeURIComponent(String(anotherOf(field, value)))
        const found = (await call(client, username, 'get', `${PATH}?q=${q}`)).body()
        check(found.length === 0, `${username}: ${field} by search`)
      }
    }
    assert.equal(leaks, 0)
    assert.isAbove(checks, 3000)
    console.log(`      ${checks} checks, ${leaks} leaks`)
  }).timeout(240_000)

  test('are not written down in the audit log, which others read', async ({ client, assert }) => {
    const { id } = await anEmployee(client, FULL_RECORD)
    const rows = await db.from('audit_logs').where({ entity_type: 'employee', entity_id: `${id}` })
    const changes = rows.flatMap((row) => changesIn(row.changes))
    assert.isNotEmpty(changes)
    for (const { field, after } of changes) {
      const name = (field === 'lineManagerId' ? 'managerId' : field) as EmployeeField
      if (EMPLOYEE_FIELDS[name].reads === 'everyone') assert.notEqual(after, '[hidden]')
      else assert.isTrue(after === null || after === '[hidden]', field)
    }
    for (const [field, value] of Object.entries(FULL_RECORD))
      if (EMPLOYEE_FIELDS[field as EmployeeField].reads !== 'everyone' && typeof value === 'string')
        assert.notInclude(JSON.stringify(rows), `"${value}"`)
  })
})

type Client = Parameters<typeof call>[0]

async function statusOf(client: Client, username: string, query: string) {
  return (await call(client, username, 'get', `${PATH}?${query}&_end=1`)).status()
}

const CHOICES: Record<string, string> = {
  contractType: 'project',
  shift: 'night',
  weekend: 'saturday_sunday',
  gender: 'male',
  maritalStatus: 'divorced',
}

/** A value that the field did not have before. */
function anotherOf(field: string, value: unknown) {
  if (CHOICES[field]) return CHOICES[field]
  if (typeof value === 'number') return value - 1
  return String(value).replace('7319', '9173').replace('-30', '-28').replace('-29', '-27')
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
