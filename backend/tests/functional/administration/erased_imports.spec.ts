import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { readBlob } from '#core/storage/blobs'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aFullContact, EMAIL, erased } from './erasure_support.js'

const ROWS = [
  'Name,E-mail,Mobile',
  // as others write the same address and number
  `Someone Else,${EMAIL.toUpperCase()},`,
  'Another,,00966 50 123 4567',
  'Newcomer,newcomer@client.example,0507654321',
]

test.group('An import after an erasure', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('refuses whom nothing is kept of, and takes the others', async ({ client, assert }) => {
    await erased(client, 'client', await aFullContact(client))
    const sent = await client
      .post('/api/imports')
      .field('resource', 'clients')
      .file('file', Buffer.from(ROWS.join('\n')), { filename: 'a.csv', contentType: 'text/csv' })
      .loginAs(await person('bdm'))
      .withCsrfToken()
    sent.assertStatus(201)
    const { id, mapping } = sent.body()
    const read = async () => (await call(client, 'bdm', 'get', `/api/imports/${id}`)).body()
    const step = async (name: string, body: Record<string, unknown>) => {
      const { version: seen } = await read()
      const job = await call(client, 'bdm', 'post', `/api/imports/${id}/${name}`, { body, seen })
      job.assertStatus(202)
      assert.equal(await runJob(job.body().id), 'completed')
      return read()
    }
    const checked = await step('check', { mapping, keyField: 'email' })
    assert.containsSubset(checked, { status: 'checked', goodRows: 1, badRows: 2 })
    for (const { message } of checked.problems) assert.match(message, /erased/)
    const applied = await step('apply', {})
    assert.containsSubset(applied, { status: 'applied', createdRows: 1, badRows: 2 })
    const { problems_file_id: fileId } = await db.from('imports').where('id', id).firstOrFail()
    const file = await db.from('files').where('id', fileId).firstOrFail()
    const [, ...left] = (await readBlob(file.storage_key)).toString().trim().split('\n')
    assert.lengthOf(left, 2)
    for (const row of left) assert.match(row, /erased/)
    const entered = await db.from('clients').where('email', 'newcomer@client.example')
    assert.lengthOf(entered, 1)
    assert.isEmpty(await db.from('clients').whereIn('name', ['Someone Else', 'Another']))
  })
})
