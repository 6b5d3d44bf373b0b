import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { made } from '../access/owned_records.js'
import { call } from '../procurement/support.js'

const GIVEN = {
  ...{ name: 'Qwfp Agreed', purposes: ['offers', 'news'], legalBasis: 'consent' },
  ...{ dataSource: 'person', consentOn: '2026-01-10', consentBy: 'Qwfp', consentHow: 'written' },
  consentNote: 'By letter',
}

const read = async (client: ApiClient, id: number) =>
  (await call(client, 'bdm', 'get', `/api/clients/${id}`)).body()

test.group('Consent of contacts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('is noted with its ground, purposes and source, and is in the history', async ({
    client,
    assert,
  }) => {
    const id = await made(client, 'bdm', '/api/clients', GIVEN)
    const contact = await read(client, id)
    assert.containsSubset(contact, { ...GIVEN, consentState: 'given', consentWithdrawnOn: null })
    const edited = await call(client, 'bdm', 'patch', `/api/clients/${id}`, {
      ...{ body: { consentWithdrawnOn: '2026-02-01' }, seen: contact.version },
    })
    edited.assertStatus(200)
    assert.equal(edited.body().consentState, 'withdrawn')
    const [entry] = (await call(client, 'bdm', 'get', `/api/clients/${id}/history`)).body()
    assert.deepInclude(entry.changes, {
      ...{ field: 'consentWithdrawnOn', before: null, after: '2026-02-01' },
    })
    const overview = await call(client, 'admin', 'get', `/api/personal-data/client/${id}`)
    overview.assertStatus(200)
  })

  test('days go together, and consent as a ground has a day', async ({ client }) => {
    for (const wrong of [
      { legalBasis: 'consent' },
      { consentWithdrawnOn: '2026-01-01' },
      { consentHow: 'phone' },
      { consentOn: '2199-01-01' },
      { consentOn: '2026-02-01', consentWithdrawnOn: '2026-01-01' },
      { purposes: ['everything'] },
      { legalBasis: 'because' },
      { dataSource: 'gossip' },
    ]) {
      const body = { name: 'Qwfp', ...wrong }
      ;(await call(client, 'bdm', 'post', '/api/clients', { body })).assertStatus(422)
    }
  })

  test('is for those who keep the directory', async ({ client }) => {
    const id = await made(client, 'bdm', '/api/clients', GIVEN)
    ;(await client.patch(`/api/clients/${id}`).withCsrfToken()).assertStatus(401)
    const body = { consentWithdrawnOn: '2026-02-01' }
    const sent = { body, seen: 1 }
    ;(await call(client, 'storekeeper', 'patch', `/api/clients/${id}`, sent)).assertStatus(403)
  })

  test('is filtered by its state, ground and source', async ({ client, assert }) => {
    const given = await made(client, 'bdm', '/api/clients', GIVEN)
    const withdrawn = await made(client, 'bdm', '/api/clients', {
      ...{ ...GIVEN, consentWithdrawnOn: '2026-02-01', dataSource: 'web' },
    })
    const ids = async (query: string) =>
      (await call(client, 'bdm', 'get', `/api/clients?_end=500&${query}`))
        .body()
        .map((row: { id: number }) => row.id)
    const found = await ids('consentState=withdrawn')
    assert.include(found, withdrawn)
    assert.notInclude(found, given)
    assert.include(await ids('dataSource=web'), withdrawn)
    assert.includeMembers(await ids('legalBasis=consent'), [given, withdrawn])
  })

  test('who has withdrawn stays so when contacts are merged', async ({ client, assert }) => {
    const kept = await made(client, 'bdm', '/api/clients', GIVEN)
    const other = await made(client, 'bdm', '/api/clients', {
      ...{ ...GIVEN, consentWithdrawnOn: '2026-02-01' },
    })
    const merged = await call(client, 'bdm', 'post', `/api/clients/${kept}/merge`, {
      ...{ body: { otherId: other, otherVersion: 1, take: [] }, seen: 1 },
    })
    merged.assertStatus(200)
    const row = await db.from('clients').where('id', kept).firstOrFail()
    assert.equal(row.consent_state, 'withdrawn')
    assert.equal(row.consent_withdrawn_on, '2026-02-01')
  })
})
