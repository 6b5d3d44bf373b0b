import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import { newKey } from '#core/storage/blob_keys'
import { createdBy } from '#tests/functional/engineering/quotation_body'
import { aPlace, move, seedProject } from '#tests/functional/procurement/stock_support'
import { anOrder, call } from '#tests/functional/procurement/support'
import { faultsOf } from '#tests/helpers/integrity'
import { person } from '#tests/helpers/users'

const now = () => sqlInstant()
const MONTHS_AGO = '2026-01-01 00:00:00'

test.group('Integrity', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('sees an event and a job that no one worked on', async ({ assert }) => {
    const waiting = {
      name: 'x.waits',
      payload: '{}',
      available_at: MONTHS_AGO,
      created_at: MONTHS_AGO,
    }
    const dead = { ...waiting, name: 'x.dead', dead_at: MONTHS_AGO }
    await db.table('outbox_events').multiInsert([waiting, { ...dead, error: null }])
    await db.table('outbox_events').insert({ ...dead, name: 'x.known', error: 'the reason' })
    await db.table('jobs').insert({
      id: 'left-behind',
      type: 'x.job',
      title: 'x',
      payload: '{}',
      available_at: MONTHS_AGO,
      created_at: MONTHS_AGO,
    })
    const faults = await faultsOf('events_and_jobs_done')
    assert.match(faults, /\(x\.waits\) is still undelivered/)
    assert.match(faults, /dropped without a reason/)
    assert.match(faults, /job left-behind/)
    assert.notInclude(faults, 'x.known')
  })

  test('sees files without bytes and with other bytes', async ({ assert, cleanup }) => {
    const bytes = Buffer.from('as received')
    const [whole, lost, changed] = [newKey(), newKey(), newKey()]
    for (const key of [whole, changed]) await drive.use().put(key, bytes)
    cleanup(async () => {
      await Promise.all([whole, changed].map((key) => drive.use().delete(key)))
    })
    const row = {
      original_name: 'a.pdf',
      mime: 'application/pdf',
      extension: 'pdf',
      size: bytes.length,
      created_at: now(),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
    await db.table('files').multiInsert([
      { ...row, storage_key: whole },
      { ...row, storage_key: lost },
      { ...row, storage_key: changed, sha256: '0'.repeat(64) },
    ])
    const faults = await faultsOf('stored_files')
    assert.include(faults, `nothing is stored under ${lost}`)
    assert.include(faults, 'its content has changed')
    assert.notInclude(faults, whole)
  })

  test('sees an open session of someone disabled', async ({ assert }) => {
    const { id } = await person('disabled.user')
    const expires = sqlInstant(3600)
    const session = {
      user_id: id,
      created_at: now(),
      last_seen_at: now(),
      absolute_expires_at: expires,
    }
    await db.table('user_sessions').insert({ ...session, token_hash: 'a', revoked_at: now() })
    assert.equal(await faultsOf('sessions'), '')
    await db.table('user_sessions').insert({ ...session, token_hash: 'b' })
    assert.match(await faultsOf('sessions'), /of disabled\.user is open/)
  })

  test('sees a gap and a number that was never given', async ({ assert }) => {
    await db.table('number_sequences').multiInsert([
      { key: 'Q-1999', last_value: 2 },
      { key: 'XX-1999', last_value: 1 },
    ])
    const faults = await faultsOf('numbers_without_gaps')
    assert.include(faults, 'Q-1999: 1 was given to no document')
    assert.include(faults, 'XX-1999: no documents are known')
    const deleted = {
      at: now(),
      action: 'delete',
      entity_type: 'quotation',
      entity_id: '1',
      changes: '[]',
    }
    await db
      .table('audit_logs')
      .multiInsert(
        ['Q-1999-0001', 'Q-1999-0003'].map((label) => ({ ...deleted, entity_label: label }))
      )
    const after = await faultsOf('numbers_without_gaps')
    assert.notInclude(after, 'Q-1999: 1 ')
    assert.include(after, 'Q-1999: 3 is above the last given, 2')
  })

  test('sees amounts that the lines do not come to', async ({ assert, client }) => {
    const { id, number } = await createdBy(client, 'engineer')
    assert.notInclude(await faultsOf('quotation_totals'), number)
    await db.from('quotations').where('id', id).increment('total_minor', 1)
    assert.include(await faultsOf('quotation_totals'), `${number}: stored`)
  })

  test('sees a role, an ability and amounts that were changed past the portal', async ({
    assert,
    client,
  }) => {
    const quotation = await createdBy(client, 'engineer')
    const order = await anOrder(client, 'po.clerk')
    const { id } = await person('staff')
    const user = (await call(client, 'admin', 'get', `/api/users/${id}`)).body()
    const body = { permissions: { inventoryView: true } }
    const changed = await call(client, 'admin', 'patch', `/api/users/${id}`, {
      ...{ body, seen: user.version },
    })
    changed.assertStatus(200)
    assert.equal(await faultsOf('as_the_log_says'), '')
    await db.from('quotations').where('id', quotation.id).increment('total_minor', 1)
    await db.from('purchase_orders').where('id', order.id).increment('total_minor', 1)
    await db
      .from('users')
      .where('id', id)
      .update({ permissions: '{"inventoryView":true,"adminView":true}' })
    const faults = await faultsOf('as_the_log_says')
    assert.include(faults, `${quotation.number}: total is`)
    assert.include(faults, `${order.number}: total is`)
    assert.include(faults, 'staff: permissions is')
  })

  test('sees a decision that was changed past the portal', async ({ assert, client }) => {
    const place = await aPlace(client, '1000', '20')
    const decided = async (decision: 'approve' | 'reject') => {
      const { id } = (await move(client, 'scrap', place, '500', { reason: 'Flood' })).body()
      const body = decision === 'reject' ? { reason: 'Not yet' } : {}
      const path = `/api/stock-movements/${id}/${decision}`
      const answer = await call(client, 'buyer', 'post', path, { seen: 1, body })
      answer.assertStatus(200)
      const request = await db
        .from('approval_requests')
        .where({ document_type: 'stock_movement', document_id: id })
        .firstOrFail()
      return { id, steps: () => db.from('approval_steps').where('request_id', request.id) }
    }
    const [rejected, approved] = [await decided('reject'), await decided('approve')]
    assert.equal(await faultsOf('decisions_as_logged'), '')
    await rejected.steps().update({ status: 'approved' })
    const { id: other } = await person('general.manager')
    await approved.steps().update({ decided_by: other })
    const faults = await faultsOf('decisions_as_logged')
    assert.include(faults, `stock movement ${rejected.id}, step 1: approved by user`)
    assert.include(faults, `stock movement ${approved.id}, step 1: approved by user ${other}`)
  })

  test('sees a request without its answer and a count that is off', async ({ assert }) => {
    const { id } = await person('admin')
    await db
      .table('idempotency_keys')
      .insert({ user_id: id, key: 'k', route: 'POST /x', body_hash: 'h', created_at: now() })
    assert.match(await faultsOf('one_effect_per_key'), /has no answer/)
    assert.equal(await faultsOf('kept_row_counts'), '')
    await db
      .from('row_counts')
      .where('table_name', 'clients')
      .where('shard', 0)
      .increment('total', 1)
    assert.match(await faultsOf('kept_row_counts'), /^clients: /)
  })

  test('sees a bank field that does not open', async ({ assert }) => {
    await db.table('vendors').insert({
      name: 'V',
      type: 'supplier',
      group: 'steel',
      bank_seal: 'seal',
      iban_sealed: 'moved here from elsewhere',
      purchasing_currency: 'SAR',
      search_text: 'v',
      version: 1,
      created_at: now(),
      updated_at: now(),
    })
    assert.match(await faultsOf('bank_fields_open'), /iban doesn't open/)
  })

  test('sees a forged link of the audit chain', async ({ assert, client }) => {
    await createdBy(client, 'engineer')
    assert.equal(await faultsOf('audit_chain'), '')
    const log = { at: now(), action: 'x', entity_type: 'x', entity_id: '1', changes: '[]' }
    const [id] = await db.table('audit_logs').insert(log).returning('id')
    const logId = typeof id === 'object' ? id.id : id
    await db
      .table('audit_seals')
      .insert({ audit_log_id: logId, previous_hash: '0'.repeat(64), hash: 'f'.repeat(64) })
    assert.match(await faultsOf('audit_chain'), new RegExp(`row ${logId} was relinked`))
  })
})
