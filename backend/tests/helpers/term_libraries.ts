import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/helpers/users'

/** What every term has. */
const COMMON = {
  name: 'Title of a test',
  nameAr: 'اسم للتجربة',
  text: 'Text of a test',
  textAr: 'اسم للتجربة',
  place: 5,
  standard: false,
  active: true,
}

interface Library {
  title: string
  path: string
  table: string
  entity: string
  kind: string
}

interface Tried {
  client: ApiClient
  assert: Assert
}

type Method = 'get' | 'post' | 'patch' | 'delete'

async function as(
  client: ApiClient,
  username: string,
  method: Method,
  path: string,
  sent: { body?: object; version?: number } = {}
) {
  const request = client[method](path)
    .loginAs(await person(username))
    .withCsrfToken()
  if (sent.body) request.unsafeJson(sent.body)
  if (sent.version !== undefined) request.header('If-Match', `"${sent.version}"`)
  return request
}

/** Tries a library of terms that documents take their clauses from. */
export function tryTerms(library: Library) {
  test.group(library.title, (group) => {
    group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

    test('are closed to guests and to those without the ability', ({ client, assert }) =>
      areClosed({ client, assert }, library))
    test('are added, found, changed and deleted, with a history', ({ client, assert }) =>
      areKept({ client, assert }, library))
    test('are refused with what is wrong, field by field', ({ client, assert }) =>
      areJudged({ client, assert }, library))
    test('are changed in the version that was read only', ({ client, assert }) =>
      areVersioned({ client, assert }, library))
  })
}

async function areClosed({ client }: Tried, { path: PATH, kind }: Library) {
  const SAMPLE = { ...COMMON, kind }
  const guest = await client.get(PATH)
  guest.assertStatus(401)
  const reading = await as(client, 'staff', 'get', PATH)
  reading.assertStatus(403)
  const writing = await as(client, 'staff', 'post', PATH, { body: SAMPLE })
  writing.assertStatus(403)
}

async function areKept({ client, assert }: Tried, { path: PATH, table, entity, kind }: Library) {
  const SAMPLE = { ...COMMON, kind }
  const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
  created.assertStatus(201)
  created.assertBodyContains({ ...SAMPLE, version: 1, can: { update: true, delete: true } })
  const { id } = created.body()
  const found = await as(client, 'admin', 'get', `${PATH}?q=${encodeURIComponent(SAMPLE.name)}`)
  found.assertHeader('x-total-count', '1')
  const listed = await as(client, 'admin', 'get', `${PATH}?_sort=name&_order=asc`)
  assert.include(
    listed.body().map((row: { id: number }) => row.id),
    id
  )
  const changed = await as(client, 'admin', 'patch', `${PATH}/${id}`, {
    body: { name: 'T-200' },
    version: 1,
  })
  changed.assertStatus(200)
  changed.assertBodyContains({ name: 'T-200', version: 2 })
  const history = await as(client, 'admin', 'get', `${PATH}/${id}/history`)
  const actions = history.body().map((entry: { action: string }) => entry.action)
  assert.deepEqual(actions, ['update', 'create'])
  const deleted = await as(client, 'admin', 'delete', `${PATH}/${id}`, { version: 2 })
  deleted.assertStatus(204)
  assert.isNull(await db.from(table).where('id', id).first())
  const audited = await db.from('audit_logs').where({ entity_type: entity, entity_id: String(id) })
  assert.lengthOf(audited, 3)
}

async function areJudged({ client, assert }: Tried, { path: PATH, kind }: Library) {
  const SAMPLE = { ...COMMON, kind }
  const { kind: _, ...without } = SAMPLE
  const incomplete = await as(client, 'admin', 'post', PATH, { body: without })
  incomplete.assertStatus(422)
  assert.property(incomplete.body().errors, 'kind')
  const unknown = await as(client, 'admin', 'post', PATH, { body: { ...SAMPLE, other: 1 } })
  unknown.assertStatus(422)
  assert.property(unknown.body().errors, 'other')
  const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
  created.assertStatus(201)
}

async function areVersioned({ client }: Tried, { path: PATH, kind }: Library) {
  const SAMPLE = { ...COMMON, kind }
  const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
  const path = `${PATH}/${created.body().id}`
  const blind = await as(client, 'admin', 'patch', path, { body: { name: 'T-300' } })
  blind.assertStatus(428)
  const stale = await as(client, 'admin', 'patch', path, {
    body: { name: 'T-300' },
    version: 7,
  })
  stale.assertStatus(412)
  const kept = await as(client, 'admin', 'delete', path, { version: 7 })
  kept.assertStatus(412)
}
