import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { registeredExports, type ExportDefinition } from '#core/exports/registry'
import { runJob } from '#core/jobs/run_job'
import { readBlob } from '#core/storage/blobs'
import { ABILITIES, holds, type Ability } from '#identity/access/access'
import { PERMISSIONS, type Permission } from '#identity/access/permissions'
import { accessSettings } from '#identity/shared/access_settings'
import type User from '#identity/shared/user'
import { tried } from '#tests/helpers/claims'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'

const gives = (permission: Permission, ...abilities: string[]) =>
  abilities.map((ability) =>
    holds(
      { id: 0, username: 'one', role: 'staff', permissions: { [permission]: true } },
      ability as Ability,
      accessSettings
    )
  )

/** A permission that opens a list with one ability's part of it, and one that opens it without. */
function permissionsOf({ ability }: ExportDefinition, hidden: string) {
  const having = (part: boolean) =>
    PERMISSIONS.find((name) => {
      const [list, own] = gives(name, ability, hidden)
      return list && own === part
    })
  const [whole, less] = [having(true), having(false)]
  return whole && less ? { whole, less } : null
}

/** What is hidden in exports: each by the abilities for it. */
function hiddenIn(of: (definition: ExportDefinition) => [name: string, ability?: string][]) {
  return registeredExports().flatMap((definition) =>
    of(definition).flatMap(([name, ability]) => {
      const permissions = ability ? permissionsOf(definition, ability) : null
      return permissions ? [{ definition, name, ability: ability!, ...permissions }] : []
    })
  )
}

const hiddenColumns = () =>
  hiddenIn(({ columns }) => columns.map(({ key, ability }) => [key, ability]))
const hiddenFields = () =>
  hiddenIn(({ listing }) => Object.entries(listing.fields).map(([name, f]) => [name, f.ability]))

function send(client: ApiClient, user: User, body: object) {
  tried('objects')
  return client
    .post('/api/exports')
    .loginAs(user)
    .withCsrfToken()
    .json({ format: 'csv', ...body })
}

async function order(client: ApiClient, user: User, body: object): Promise<string> {
  const response = await send(client, user, body)
  response.assertStatus(202)
  return response.body().id
}

/** Runs a job, and answers how it ended: the reason, or null with its file. */
async function outcome(id: string) {
  await runJob(id)
  const job = await db.from('jobs').where('id', id).firstOrFail()
  return { reason: job.error ? JSON.parse(job.error).key : null, fileId: job.result_file_id }
}

test.group('An export whose rights change between the order and the run', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('fails as changed where a named column is hidden by then', async ({ client, assert }) => {
    const user = await person('staff')
    const columns = hiddenColumns()
    assert.isAbove(columns.length, 3)
    for (const { definition, name, whole, less } of columns) {
      const { resource } = definition
      await permit(user, whole)
      const id = await order(client, user, { resource, columns: [name] })
      await permit(user, less)
      const ended = await outcome(id)
      assert.deepEqual(ended, { reason: 'exports.changed', fileId: null }, `${resource}.${name}`)
    }
  })

  test('fails as forbidden where the list is closed by then', async ({ client, assert }) => {
    const user = await person('staff')
    const closable = hiddenColumns().filter(
      ({ definition }) => !('signedIn' in ABILITIES[definition.ability as Ability])
    )
    assert.isAbove(closable.length, 1)
    for (const { definition, name, whole } of closable) {
      const { resource } = definition
      for (const columns of [[name], undefined]) {
        await permit(user, whole)
        const id = await order(client, user, { resource, columns })
        await permit(user)
        const ended = await outcome(id)
        assert.deepEqual(ended, { reason: 'exports.forbidden', fileId: null }, resource)
      }
    }
  })

  test('has no column that is hidden by then where none was named', async ({ client, assert }) => {
    const user = await person('staff')
    for (const { definition, name, ability, whole, less } of hiddenColumns()) {
      const { resource } = definition
      const { label } = definition.columns.find(({ key }) => key === name)!
      const headingsFor = async (then: Permission) => {
        await permit(user, whole)
        const id = await order(client, user, { resource })
        await permit(user, then)
        const { reason, fileId } = await outcome(id)
        assert.isNull(reason, resource)
        const file = await db.from('files').where('id', fileId).firstOrFail()
        const text = (await readBlob(file.storage_key)).toString('utf8')
        const requires: string[] = file.requires.split(' ')
        return { headings: text.slice(1).split('\r\n')[0].slice(1, -1).split('","'), requires }
      }
      const shown = await headingsFor(whole)
      assert.include(shown.headings, label.en, `${resource}.${name}`)
      assert.include(shown.requires, ability, `${resource}.${name}`)
      const hidden = await headingsFor(less)
      assert.notInclude(hidden.headings, label.en, `${resource}.${name}`)
      assert.notInclude(hidden.requires, ability, `${resource}.${name}`)
    }
  })

  test('fails as changed where rows were chosen or ordered by a field that is hidden by then', async ({
    client,
    assert,
  }) => {
    const user = await person('staff')
    const fields = hiddenFields()
    const asked = new Set<string>()
    for (const { definition, name, whole, less } of fields) {
      const { resource } = definition
      for (const query of [`_sort=${name}`, `${name}_gte=0`, `${name}=1`]) {
        await permit(user, whole)
        const ordered = await send(client, user, { resource, query })
        // not every field can be ordered or compared
        if (ordered.status() === 422) continue
        ordered.assertStatus(202)
        asked.add(`${resource}.${name}`)
        await permit(user, less)
        const ended = await outcome(ordered.body().id)
        assert.deepEqual(ended, { reason: 'exports.changed', fileId: null }, `${resource} ${query}`)
      }
    }
    assert.sameMembers(
      [...asked],
      fields.map(({ definition, name }) => `${definition.resource}.${name}`)
    )
    assert.isAbove(asked.size, 3)
  })
})
