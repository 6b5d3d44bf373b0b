import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { person } from '#tests/helpers/users'
import { aDepartment, anEmployee } from './support.js'

const HEAD =
  'Employee number,Name,الاسم بالعربية,Department,Position,Position in Arabic,Joined on,Manager,Gender\n'

test.group('Importing employees', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const upload = async (client: any, text: string, as: string) =>
    client
      .post('/api/imports')
      .field('resource', 'employees')
      .file('file', Buffer.from(text), { filename: 'people.csv', contentType: 'text/csv' })
      .loginAs(await person(as))
      .withCsrfToken()

  const step = async (client: any, batch: any, path: string, body: object = {}) =>
    client
      .post(`/api/imports/${batch.id}/${path}`)
      .header('If-Match', `"${batch.version}"`)
      .json(body)
      .loginAs(await person('hr.manager'))
      .withCsrfToken()

  test('is for HR', async ({ client }) => {
    const refused = await upload(client, `${HEAD}`, 'buyer')
    refused.assertStatus(403)
  })

  test('adds and changes people by number, and reports what it does not understand', async ({
    client,
    assert,
  }) => {
    const department = await aDepartment(client, { name: 'Works' })
    const known = await anEmployee(client, { departmentId: department.id })
    const text =
      HEAD +
      `A-1,Ali Hassan,علي حسن,${department.code},Welder,لحام,2024-01-05,${known.number},ذكر\n` +
      `${known.number},Renamed,موظف,works,Lead,قائد,2019-02-03,,\n` +
      'A-3,No department,بلا,Nowhere,Welder,لحام,2024-01-05,,\n' +
      `A-4,Bad day,يوم,${department.code},Welder,لحام,2024-02-30,,\n` +
      `EMP-2001-0009,Own number,رقم,${department.code},Welder,لحام,2024-01-05,,\n`
    const batch = (await upload(client, text, 'hr.manager')).body()
    const keyed = { mapping: batch.mapping, keyField: 'number' }
    const check = await step(client, batch, 'check', keyed)
    check.assertStatus(202)
    assert.equal(await runJob(check.body().id), 'completed')
    const show = async () =>
      (await client.get(`/api/imports/${batch.id}`).loginAs(await person('hr.manager'))).body()
    const checked = await show()
    assert.include(checked, { totalRows: 5, goodRows: 2, badRows: 3 })
    const apply = await step(client, checked, 'apply')
    assert.equal(await runJob(apply.body().id), 'completed')
    assert.include(await show(), { createdRows: 1, updatedRows: 1 })
    const ali = await db.from('employees').where('number', 'A-1').firstOrFail()
    assert.include(ali, { manager_id: known.id, gender: 'male', department_id: department.id })
    const renamed = await db.from('employees').where('id', known.id).firstOrFail()
    assert.include(renamed, { name: 'Renamed', position: 'Lead' })
    const changes = await db.from('job_changes').where('employee_id', known.id)
    assert.lengthOf(changes, 2)
  })
})
