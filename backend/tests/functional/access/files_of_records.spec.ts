import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { storeBuffer } from '#core/storage/store_file'
import { transact } from '#core/unit_of_work/transact'
import { fileOwnerTypes } from '#files/shared/file_owners'
import type User from '#identity/shared/user'
import { forgetCopies, setSection } from '#tests/helpers/copies'
import { permit } from '#tests/helpers/permissions'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { OWNED_FILES } from './owned_files.js'
import { tried } from '#tests/helpers/claims'

/** Owners that other tests have made for themselves. */
const OF_TESTS = ['test-records', 'shared-records', 'spec-letters']
/** Open to whom their record names instead of who holds a permission: tried with these records. */
const BY_AUDIENCE = ['policy_pdf', 'exports.hr_reports']
const GONE = 999_999_999

/** A file of one kind that `holder` has sent in or had made, as a job's result too. */
async function stored(client: ApiClient, kind: string, holder: User) {
  const { type = kind, record } = OWNED_FILES[kind]
  const label = { name: 'a.pdf', mime: 'application/pdf', extension: 'pdf', content: pdf() }
  const { id } = await transact({ ...SYSTEM_ACTOR, id: holder.id }, (uow) =>
    storeBuffer(uow, label, { ownerType: type, ownerId: null })
  )
  const ownerId = (await record?.(client, holder.id)) ?? null
  await db
    .from('files')
    .where('id', id)
    .update({ owner_id: ownerId, ...(kind === 'folder' && { folder_id: ownerId }) })
  return id
}

async function jobOf(fileId: number, holder: User): Promise<string> {
  const job = await transact({ ...SYSTEM_ACTOR, id: holder.id }, (uow) =>
    uow.enqueue({ type: 'exports.csv', title: 'a', titleAr: 'أ', payload: {} })
  )
  const ended = { status: 'completed', result_file_id: fileId, finished_at: sqlInstant() }
  await db.from('jobs').where('id', job.id).update(ended)
  return job.id
}

/** As if someone had brought it, and the virus scanner had found something. */
async function infect(fileId: number) {
  const { storage_key: own } = await db.from('files').where('id', fileId).firstOrFail()
  const key = own.replace('-own', '')
  await db.from('files').where('id', fileId).update({ storage_key: key })
  const now = sqlInstant()
  await db.table('file_scans').insert({
    ...{ storage_key: key, file_id: fileId, name: 'a.pdf', size: 1, sha256: 'a'.repeat(64) },
    ...{ state: 'infected', created_at: now, updated_at: now },
  })
}

const addressesOf = (fileId: number, jobId: string) => [
  `/api/files/${fileId}`,
  `/api/files/${fileId}/content`,
  `/api/jobs/${jobId}/result`,
]

test.group('Files of records', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('every kind of file is tried here', ({ assert }) => {
    const known = fileOwnerTypes().filter((type) => !OF_TESTS.includes(type))
    assert.sameMembers([...Object.keys(OWNED_FILES), ...BY_AUDIENCE], known)
  })

  for (const kind of Object.keys(OWNED_FILES)) {
    test(`${kind}: open to whom the record is open, at the moment of reading`, async ({
      client,
      assert,
    }) => {
      const { permission, section, record, other = 'scheduleView' } = OWNED_FILES[kind]
      const holder = await person('storekeeper')
      const stranger = await permit(await person('staff'))
      // records are made by the demo people, this one among them
      await permit(holder, 'inventoryView')
      const fileId = await stored(client, kind, holder)
      const addresses = addressesOf(fileId, await jobOf(fileId, holder))
      const answers = async (user: User | null, status: number, about: string) => {
        for (const address of addresses) {
          tried('objects')
          const request = client.get(address)
          const response = await (user ? request.loginAs(user) : request)
          assert.equal(response.status(), status, `${about}: ${address}`)
        }
      }
      await permit(holder, permission)
      await answers(null, 401, 'guest')
      await answers(stranger, 404, 'without the ability')
      await answers(holder, 200, 'with the ability')
      const zipped = () =>
        client
          .post('/api/files/zip')
          .loginAs(holder)
          .withCsrfToken()
          .json({ fileIds: [fileId] })

      if (section) {
        await setSection(section, { maintenance_mode: true })
        // who looks after sections passes through closed ones
        await answers(holder, permission === 'admin' ? 200 : 503, 'section closed')
        await setSection(section, { maintenance_mode: false })
      }

      await permit(holder, other)
      await answers(holder, 404, 'ability lost')
      assert.notEqual((await zipped()).status(), 200)

      await permit(holder, permission)
      await answers(holder, 200, 'ability back')

      await infect(fileId)
      for (const address of addresses.slice(1)) {
        const held = await client.get(address).loginAs(holder)
        assert.equal(held.status(), 409, `infected: ${address}`)
        assert.equal(held.body().code, 'FILE_INFECTED')
      }
      assert.notEqual((await zipped()).status(), 200)
      if (!record) return
      await db.from('files').where('id', fileId).update({ owner_id: GONE })
      await answers(holder, 404, 'record deleted')
      const read = await client.get(`/api/files/${fileId}/content`).loginAs(await person('admin'))
      assert.equal(read.status(), 404, 'record deleted, administrator')
    })
  }

  test('a file that shows hidden fields is closed with them', async ({ client }) => {
    const holder = await permit(await person('staff'), 'productionView')
    const label = { name: 'a.csv', mime: 'text/csv', extension: 'csv', content: Buffer.from('1') }
    const { id } = await transact({ ...SYSTEM_ACTOR, id: holder.id }, (uow) =>
      storeBuffer(uow, label, {
        ownerType: 'exports.projects',
        ownerId: null,
        requires: ['projects.view', 'projects.prices'],
      })
    )
    const path = `/api/files/${id}/content`
    ;(await client.get(path).loginAs(holder)).assertStatus(200)
    // projects stay open to them, what a project is worth does not
    await permit(holder, 'scheduleView')
    ;(await client.get('/api/projects').loginAs(holder)).assertStatus(200)
    ;(await client.get(path).loginAs(holder)).assertStatus(404)
  })
})
