import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { debtTrend } from '#commercial/debt_analysis/debt_trend'
import { keepSnapshots } from '#commercial/receivable_snapshots/keep_snapshots'
import { OpenDocuments } from './open_documents.js'

test.group('Receivable snapshots', (group) => {
  const documents = OpenDocuments.within(group)
  // other suites may have left documents: these tests are about theirs
  group.each.setup(async () => {
    await db.from('invoice_settlements').delete()
    await db.from('receivable_snapshot_rows').delete()
    await db.from('receivable_snapshots').delete()
  })

  const kept = () =>
    db
      .from('receivable_snapshot_rows as r')
      .join('receivable_snapshots as s', 's.id', 'r.snapshot_id')
      .where('r.client_id', documents.clientId)
      .orderBy('s.taken_on')
      .select('s.taken_on', 's.is_backfilled', 'r.*')

  test('fill the months since the first document, once, by what was owed then', async ({
    assert,
  }) => {
    const id = await documents.invoice('2026-01-10', 80_000, { issued_on: '2025-12-20' })
    await documents.settle(id, await documents.receipt('2026-02-10', 30_000), 20_000, '2026-02-10')
    const added = await keepSnapshots('2026-03-01')
    assert.includeMembers(added, ['2025-12-31', '2026-01-31', '2026-02-28'])
    assert.notInclude(added, '2026-03-31')
    assert.deepEqual(await keepSnapshots('2026-03-01'), [])
    const rows = await kept()
    assert.deepEqual(
      rows.map((row) => [row.taken_on, !!row.is_backfilled, Number(row.not_due_minor)]),
      [
        ['2025-12-31', true, 80_000],
        ['2026-01-31', true, 0],
        // written the day after the month: taken at its end
        ['2026-02-28', false, 0],
      ]
    )
    assert.equal(Number(rows[1].upto_30_minor), 80_000)
    assert.equal(Number(rows[2].upto_60_minor), 60_000)
    assert.equal(Number(rows[2].unallocated_minor), -10_000)
    assert.equal(Number(rows[2].overdue_minor), 60_000)
  })

  test('never change by what is posted later, and the trend is of them', async ({ assert }) => {
    await documents.invoice('2026-01-10', 50_000, { issued_on: '2025-12-20' })
    await keepSnapshots('2026-02-01')
    const before = await kept()
    // entered late, dated into a month that was kept
    await documents.invoice('2026-01-20', 70_000, { issued_on: '2025-12-28' })
    await documents.receipt('2026-01-05', 10_000)
    await keepSnapshots('2026-03-05')
    const after = await kept()
    assert.deepEqual(after.slice(0, before.length), before)
    assert.equal(Number(after.at(-1)!.upto_60_minor), 120_000)
    const trend = await debtTrend('2026-03-05', 'SAR')
    const january = trend.find(({ on }) => on === '2026-01-31')!
    assert.isTrue(january.isKept)
    assert.equal(january.outstandingMinor, 50_000)
    const now = trend.at(-1)!
    assert.deepInclude(now, { on: '2026-03-05', isKept: false, outstandingMinor: 110_000 })
    const none = await debtTrend('2026-03-05', 'USD')
    assert.deepInclude(
      none.find(({ on }) => on === '2026-01-31')!,
      {
        ...{ isKept: true, outstandingMinor: 0 },
      }
    )
  })
})
