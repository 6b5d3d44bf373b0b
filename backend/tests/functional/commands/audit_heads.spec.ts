import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { appendAudit } from '#core/audit/append_audit'
import { HEADS, headsPath, lastSignedLine, readHeads } from '#core/audit/heads'
import { GENESIS, sealAudit, sealOf } from '#core/audit/seal_audit'
import { signHead } from '#core/audit/sign_head'
import { verifyAudit } from '#core/audit/verify_audit'
import { mailHead } from '#administration/audit_logs/mail_head'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { checkAuditChain } from '#database/integrity/audit_chain'
import env from '#start/env'
import { faultsOf, textOf } from '#tests/helpers/integrity'
import { onSqlite } from '#tests/helpers/database'

const written = async (label: string) => {
  const entry = { action: 'create', entityType: 'probe', entityId: 1, label }
  await db.transaction((trx) => appendAudit(trx, SYSTEM_ACTOR, entry))
}

/** Seals of all rows again, as someone would who may write both tables. */
async function recomputed() {
  const rows = await db.from('audit_logs').orderBy('id')
  let previous = GENESIS
  return rows.map((row) => {
    const hash = sealOf(previous, row)
    const seal = { audit_log_id: row.id, previous_hash: previous, hash }
    previous = hash
    return seal
  })
}

const problems = () => faultsOf('audit_chain')
/** Nine o'clock in Riyadh. */
const MORNING = DateTime.utc(2031, 5, 4, 6)

test.group('Signed heads of the audit log', (group) => {
  let folder: string
  const former = dirname(headsPath())

  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'binaa-heads-'))
    env.set('AUDIT_HEADS_DIR', folder)
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    for (const label of ['one', 'two', 'three']) await written(label)
    await sealAudit()
    await signHead()
    return async () => {
      await rollback()
      env.set('AUDIT_HEADS_DIR', former)
      await rm(folder, { recursive: true, force: true })
    }
  })

  test('are signed as the log grows, and only then', async ({ assert }) => {
    assert.isFalse(await signHead())
    await written('four')
    await sealAudit()
    assert.isTrue(await signHead())
    const { heads, forged, foreign } = await readHeads()
    assert.lengthOf(heads, 2)
    assert.deepEqual([forged, foreign], [[], 0])
    const [{ total }] = await db.from('audit_seals').count('* as total')
    assert.equal(heads[1].count, Number(total))
    assert.equal(await problems(), '')
    assert.notInclude(await readFile(headsPath(), 'utf8'), env.get('AUDIT_KEY').release())
  })

  test('a line that someone else wrote shows, half a line of a crash does not', async ({
    assert,
  }) => {
    await appendFile(join(folder, HEADS), '{"sealId":1')
    assert.equal(await problems(), '')
    const [line] = (await readFile(headsPath(), 'utf8')).split('\n')
    const forged = JSON.stringify({ ...JSON.parse(line), count: 1 })
    await writeFile(headsPath(), `${line}\n${forged}\n`)
    assert.equal(await problems(), "line 2 of the signed heads isn't signed by us")
  })

  test('the last one goes by mail, once a day', async ({ assert, cleanup }) => {
    env.set('AUDIT_HEADS_MAIL', 'auditors@example.com')
    cleanup(() => env.set('AUDIT_HEADS_MAIL', ''))
    assert.isFalse(await mailHead(MORNING.minus({ hours: 4 })))
    assert.isTrue(await mailHead(MORNING))
    assert.isFalse(await mailHead(MORNING.plus({ hours: 1 })))
    const mails = await db.from('mails').where('kind', 'audit_head')
    assert.lengthOf(mails, 1)
    assert.include(mails[0].recipients, 'auditors@example.com')
    // as a reader copies it
    const line = mails[0].plain.split('\n').find((one: string) => one.startsWith('{'))
    assert.equal(line, await lastSignedLine())
    assert.isTrue(await mailHead(MORNING.plus({ days: 1 })))
  })

  test('without an address, or before the first one, no mail goes', async ({ assert, cleanup }) => {
    assert.isFalse(await mailHead(MORNING))
    env.set('AUDIT_HEADS_MAIL', 'auditors@example.com')
    cleanup(() => env.set('AUDIT_HEADS_MAIL', ''))
    await rm(headsPath())
    assert.isFalse(await mailHead(MORNING))
  })

  test('one of another key is reported, and stops nothing', async ({ assert }) => {
    const [line] = (await readFile(headsPath(), 'utf8')).split('\n')
    await appendFile(
      headsPath(),
      `${JSON.stringify({ ...JSON.parse(line), key: 'f'.repeat(16) })}\n`
    )
    const { problems: found, notes } = await checkAuditChain()
    assert.deepEqual(found, [])
    assert.include(textOf(notes!), '1 signed with another key')
  })
})

/**
 * What someone does who may do anything in the database. Triggers are dropped, which ends a
 * transaction on MySQL: the attacks are made on copies of the tables, under the names of the originals.
 */
test.group('A log that its own administrator has changed', (group) => {
  let folder: string
  const former = dirname(headsPath())

  /** How the empty copies are made, without the triggers of the originals. */
  const definitions = async () => {
    const tables = ['audit_logs', 'audit_seals']
    if (!onSqlite()) return tables.map((name) => `CREATE TABLE ${name} LIKE kept_${name}`)
    const rows = await db.from('sqlite_master').whereIn('name', tables).orderBy('name')
    return rows.map(({ sql }) => sql as string)
  }
  const swap = async (from: string, to: string) => {
    for (const table of ['audit_logs', 'audit_seals'])
      await db.rawQuery(`ALTER TABLE ${from}${table} RENAME TO ${to}${table}`)
  }

  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'binaa-heads-'))
    env.set('AUDIT_HEADS_DIR', folder)
    const made = await definitions()
    await swap('', 'kept_')
    for (const sql of made) await db.rawQuery(sql)
    for (const label of ['one', 'two', 'three', 'four']) await written(label)
    await sealAudit()
    await signHead()
    return async () => {
      for (const table of ['audit_seals', 'audit_logs']) await db.rawQuery(`DROP TABLE ${table}`)
      await swap('kept_', '')
      env.set('AUDIT_HEADS_DIR', former)
      await rm(folder, { recursive: true, force: true })
    }
  })

  const newest = () => db.from('audit_logs').orderBy('id', 'desc').firstOrFail()
  const reseal = async () => {
    const seals = await recomputed()
    await db.from('audit_seals').delete()
    const numbered = seals.map((seal, i) => ({ id: i + 1, ...seal }))
    for (let at = 0; at < numbered.length; at += 100)
      await db.table('audit_seals').multiInsert(numbered.slice(at, at + 100))
  }

  test('is whole before', async ({ assert }) => {
    assert.equal(await problems(), '')
  })

  test('cutting its end shows', async ({ assert }) => {
    const { id } = await newest()
    await db.from('audit_seals').where('audit_log_id', id).delete()
    await db.from('audit_logs').where('id', id).delete()
    assert.equal(
      await problems(),
      `row ${id} was cut (seal ${(await readHeads()).heads[0].sealId})`
    )
    await assert.rejects(signHead, /is not the one that was signed/)
  })

  test('cutting it with the heads beside it shows by a line that was mailed', async ({
    assert,
  }) => {
    const line = await lastSignedLine()
    const { id } = await newest()
    await db.from('audit_seals').where('audit_log_id', id).delete()
    await db.from('audit_logs').where('id', id).delete()
    await writeFile(headsPath(), '')
    assert.equal(await problems(), '')
    await writeFile(headsPath(), `${line}\n`)
    assert.match(await problems(), new RegExp(`row ${id} was cut`))
  })

  test('emptying both tables shows', async ({ assert }) => {
    await db.from('audit_seals').delete()
    await db.from('audit_logs').delete()
    assert.match(await problems(), /was cut/)
    await assert.rejects(signHead, /is not the one that was signed/)
  })

  test('computing the whole chain again shows', async ({ assert }) => {
    const { id } = await newest()
    await db
      .from('audit_logs')
      .where('id', id - 1)
      .update({ actor_name: 'nobody' })
    await reseal()
    assert.equal(await problems(), `row ${id - 1} was forged (seal ${id - 1})`)
    await db
      .from('audit_logs')
      .where('id', id - 1)
      .delete()
    await reseal()
    assert.match(await problems(), /was (recomputed|cut)/)
    await assert.rejects(signHead, /is not the one that was signed/)
  })

  test('inserting a row shows, in the middle and at the end with an old date', async ({
    assert,
  }) => {
    const row = await newest()
    const late = { ...row, id: row.id + 1000, at: '2026-01-01T00:00:00.000Z' }
    await db.table('audit_logs').insert(late)
    const { id } = await db.from('audit_seals').orderBy('id', 'desc').firstOrFail()
    const { hash } = await db.from('audit_seals').where('id', id).firstOrFail()
    await db.table('audit_seals').insert({
      ...{ id: id + 1, audit_log_id: late.id, previous_hash: hash, hash: sealOf(hash, late) },
    })
    assert.equal(await problems(), `row ${late.id} was inserted (seal ${id + 1})`)
    await db.from('audit_logs').where('id', row.id).delete()
    await db.table('audit_logs').insert({ ...row, action: 'approve' })
    await reseal()
    assert.equal(await problems(), `row ${row.id} was forged (seal ${row.id})`)
  })

  /** Chains a row as the sealer would. */
  const seal = async (id: number) => {
    const row = await db.from('audit_logs').where('id', id).firstOrFail()
    const last = await db.from('audit_seals').orderBy('id', 'desc').firstOrFail()
    const hash = sealOf(last.hash, row)
    const link = { id: last.id + 1, audit_log_id: id, previous_hash: last.hash, hash }
    await db.table('audit_seals').insert(link)
  }
  const now = () => new Date().toISOString()

  test('a row of today shows, before and after it is chained', async ({ assert }) => {
    const { signature, ...row } = await newest()
    const forged = { ...row, id: row.id + 1, at: now(), action: 'approve' }
    for (const value of [null, signature, signature.replace(/^[^.]+/, 'f'.repeat(16))]) {
      await db.table('audit_logs').insert({ ...forged, signature: value })
      assert.equal((await verifyAudit()).broken?.reason, 'forged')
      await seal(forged.id)
      assert.match(await problems(), new RegExp(`row ${forged.id} was forged`))
      await assert.rejects(signHead, /was forged/)
      await db.from('audit_seals').where('audit_log_id', forged.id).delete()
      await db.from('audit_logs').where('id', forged.id).delete()
    }
    assert.equal(await problems(), '')
  })

  test('a copy of a row shows', async ({ assert }) => {
    await written('five')
    await sealAudit()
    const row = await newest()
    await db.table('audit_logs').insert({ ...row, id: row.id + 1 })
    assert.match(await problems(), new RegExp(`row ${row.id + 1} was repeated`))
  })

  test('taking the signatures off all rows shows', async ({ assert }) => {
    await db.from('audit_logs').update({ signature: null })
    assert.match(await problems(), /was forged/)
    await db.from('audit_logs').update({ signature: `${'f'.repeat(16)}.a.b` })
    assert.match(await problems(), /was forged/)
  })

  test('rows from before signatures are believed as the chain has them', async ({ assert }) => {
    await db.from('audit_logs').update({ signature: null })
    await rm(headsPath())
    assert.equal(await problems(), '')
    await signHead()
    await written('signed')
    assert.equal(await problems(), '')
    await signHead()
    const { heads } = await readHeads()
    assert.deepEqual(
      heads.map(({ signedFrom }) => signedFrom),
      [undefined, (await newest()).id]
    )
    assert.equal(await problems(), '')
  })
})
