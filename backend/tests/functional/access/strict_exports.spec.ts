import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { everyAbilityOf, registeredExports } from '#core/exports/registry'
import { runJob } from '#core/jobs/run_job'
import { ABILITIES, type Ability } from '#identity/access/access'
import { PERMISSIONS } from '#identity/access/permissions'
import type { Rule } from '#identity/access/rule'
import { accessSettings } from '#identity/shared/access_settings'
import type User from '#identity/shared/user'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'

const isStrict = (ability: string) => (ABILITIES[ability as Ability] as Rule).strict === true

/** Exports that an administrator has no right to as such. */
const strictExports = () =>
  registeredExports().filter((one) => [one.ability, ...everyAbilityOf(one)].some(isStrict))

const post = (client: ApiClient, user: User, path: string, body: object) =>
  client.post(path).loginAs(user).withCsrfToken().json(body)

/** An administrator who also owns the portal and holds every permission. */
async function anOwner() {
  accessSettings.owners = ['admin']
  const permissions = Object.fromEntries(PERMISSIONS.map((name) => [name, true]))
  return (await person('admin')).merge({ role: 'admin', permissions }).save()
}

/** The same person, who administers and nothing else. */
async function noLonger(owner: User) {
  accessSettings.owners = []
  accessSettings.approvers = []
  accessSettings.approverIds = []
  await owner.merge({ role: 'admin', permissions: { admin: true } }).save()
}

/** An export that has run: its file, and the addresses at which it is read. */
async function exported(client: ApiClient, owner: User, resource: string) {
  const order = await post(client, owner, '/api/exports', { resource, format: 'csv' })
  order.assertStatus(202)
  const jobId = order.body().id
  await runJob(jobId)
  const { result_file_id: fileId } = await db.from('jobs').where('id', jobId).firstOrFail()
  const path = `/api/files/${fileId}`
  return { fileId, addresses: [path, `${path}/content`, `/api/jobs/${jobId}/result`] }
}

test.group('Exports of what administrators do not see as such', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    const before = { ...accessSettings }
    return () => void Object.assign(accessSettings, before)
  })

  test('are known', ({ assert }) => {
    assert.sameMembers(
      strictExports().map(({ resource }) => resource),
      ['audit-logs']
    )
  })

  test('are closed as files to an administrator who is no longer the owner', async ({
    client,
    assert,
  }) => {
    const other = await (await person('staff')).merge({ role: 'admin' }).save()
    for (const { resource } of strictExports()) {
      const owner = await anOwner()
      const { fileId, addresses } = await exported(client, owner, resource)
      const closed = async (user: User, about: string) => {
        for (const address of addresses) {
          tried('objects')
          const read = await client.get(address).loginAs(user)
          assert.include([403, 404], read.status(), `${resource}, ${about}: ${address}`)
        }
        const zip = await post(client, user, '/api/files/zip', { fileIds: [fileId] })
        assert.include([403, 404], zip.status(), `${resource}, ${about}: zip`)
        const shared = await post(client, user, '/api/shares', { fileId })
        assert.include([403, 404], shared.status(), `${resource}, ${about}: share`)
      }
      for (const address of addresses) (await client.get(address).loginAs(owner)).assertStatus(200)
      await closed(other, 'another administrator')
      const link = await post(client, owner, '/api/shares', { fileId })
      link.assertStatus(201)
      await noLonger(owner)
      await closed(owner, 'no owner any more')
      await closed(other, 'another administrator, later')
      const opened = await client
        .post('/api/shares/open')
        .withCsrfToken()
        .json({ code: link.body().code })
      assert.include([403, 404, 410], opened.status(), `${resource}: a link made before`)
      await anOwner()
      for (const address of addresses) (await client.get(address).loginAs(owner)).assertStatus(200)
    }
  })
})
