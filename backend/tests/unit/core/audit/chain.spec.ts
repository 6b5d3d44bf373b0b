import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { migrate } from '#core/database/migrate'
import { appendAudit } from '#core/audit/append_audit'
import { sealAudit } from '#core/audit/seal_audit'
import { verifyAudit } from '#core/audit/verify_audit'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { onSqlite } from '#tests/helpers/database'
import { transact } from '#core/unit_of_work/transact'

const append = (label: string) =>
  transact(SYSTEM_ACTOR, (uow) =>
    appendAudit(uow.trx, SYSTEM_ACTOR, {
      action: 'create',
      entityType: 'probe',
      entityId: 1,
      label,
      after: { label },
    })
  )

/** What someone with the database's own password could do. */
const TAMPERING: Record<string, (ids: number[]) => Promise<unknown>> = {
  'an edited row': ([, second]) =>
    db.from('audit_logs').where('id', second).update({ actor_name: 'somebody else' }),
  'an edited time': ([first]) =>
    db.from('audit_logs').where('id', first).update({ at: '2020-01-01T00:00:00.000Z' }),
  'an edited change': ([, , third]) =>
    db.from('audit_logs').where('id', third).update({ changes: '[]' }),
  'a row moved to another record': ([first]) =>
    db.from('audit_logs').where('id', first).update({ entity_id: '2' }),
  'a deleted seal': ([, second]) => db.from('audit_seals').where('audit_log_id', second).delete(),
  'a deleted row with its seal': async ([, second]) => {
    await db.from('audit_seals').where('audit_log_id', second).delete()
    await db.from('audit_logs').where('id', second).delete()
  },
  'two rows that changed places': async ([first, second]) => {
    const [one, other] = await db.from('audit_logs').whereIn('id', [first, second]).orderBy('id')
    await db
      .from('audit_logs')
      .where('id', first)
      .update({ ...other, id: first })
    await db
      .from('audit_logs')
      .where('id', second)
      .update({ ...one, id: second })
  },
  'seals that changed places': async ([first, second]) => {
    const [one, other] = await db
      .from('audit_seals')
      .whereIn('audit_log_id', [first, second])
      .orderBy('id')
    await db.from('audit_seals').where('id', one.id).update({ audit_log_id: 0 })
    await db.from('audit_seals').where('id', other.id).update({ audit_log_id: first })
    await db.from('audit_seals').where('id', one.id).update({ audit_log_id: second })
  },
  'an inserted row with a seal of its own': async ([, , third]) => {
    const row = await db.from('audit_logs').where('id', third).firstOrFail()
    const [id] = await db.table('audit_logs').insert({ ...row, id: third + 1000 })
    const seal = { audit_log_id: id, previous_hash: '0'.repeat(64), hash: 'f'.repeat(64) }
    await db.table('audit_seals').insert(seal)
  },
}

test.group('The chain of the audit log', (group) => {
  group.tap((test) => test.skip(() => !onSqlite(), 'dropping a trigger commits there'))
  group.setup(() => migrate(app))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    // the triggers that keep rows as they are would stop the tampering before the chain is checked
    for (const name of await triggers()) await db.rawQuery(`DROP TRIGGER ${name}`)
  })

  async function sealed() {
    for (const label of ['first', 'second', 'third', 'fourth']) await append(label)
    await sealAudit()
    const rows = await db
      .from('audit_logs')
      .where('entity_type', 'probe')
      .orderBy('id')
      .select('id')
    return rows.map(({ id }) => id)
  }

  test('holds while no one touches it, and names how many rows are not sealed yet', async ({
    assert,
  }) => {
    const ids = await sealed()
    await append('fifth')
    const verdict = await verifyAudit()
    assert.isTrue(verdict.valid)
    assert.isAtLeast(verdict.checked, ids.length)
    assert.equal(verdict.pending, 1)
    assert.isAbove(await sealAudit(), 0)
    assert.equal((await verifyAudit()).pending, 0)
  })

  for (const [name, tamper] of Object.entries(TAMPERING)) {
    test(`breaks on ${name}`, async ({ assert }) => {
      await tamper(await sealed())
      const verdict = await verifyAudit()
      assert.isFalse(verdict.valid)
      assert.isNotNull(verdict.broken)
    })
  }
})

async function triggers(): Promise<string[]> {
  const rows = await db
    .from('sqlite_master')
    .where('type', 'trigger')
    .where('tbl_name', 'like', 'audit_%')
    .select('name')
  return rows.map(({ name }) => name)
}
