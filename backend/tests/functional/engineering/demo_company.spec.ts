import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { DemoContext } from '#database/seeders/demo/context'
import { seedProjects } from '#database/seeders/demo/engineering/projects'
import { planQuotations } from '#database/seeders/demo/engineering/quotation_plan'
import { seedQuotations } from '#database/seeders/demo/engineering/quotations'
import { lineTotalMinor, percentOf } from '#engines/money/money'

const NOW = DateTime.fromISO('2026-11-21T09:00:00Z', { zone: 'utc' })

const HAVE_A_PROJECT = ['approved', 'submitted_to_client', 'won', 'lost']

const instant = (column: unknown) => new Date(column as string).getTime()

async function seeded(): Promise<void> {
  await db.from('projects').delete()
  await db.from('quotations').delete()
  const trx = await db.transaction()
  const people = await trx.from('users').select('id', 'username')
  const users = Object.fromEntries(people.map(({ id, username }) => [username, { id }]))
  const context: DemoContext = { trx, now: NOW, users, clients: [], projects: [] }
  await seedQuotations(context)
  context.projects = await seedProjects(context)
  await trx.commit()
}

test.group('Quotations of the demo company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('come in every state, priced and scored, approved ones with a project', async ({
    assert,
  }) => {
    await seeded()
    const quotations = await db.from('quotations')
    const count = (stage: string) => quotations.filter((row) => row.stage === stage).length
    assert.isAtLeast(quotations.length, 60)
    for (const stage of ['draft', 'pending_approval', 'approved', 'rejected', 'won', 'lost'])
      assert.isAtLeast(count(stage), 6, stage)
    for (const stage of ['submitted_to_client', 'superseded'])
      assert.isAtLeast(count(stage), 3, stage)
    const first = quotations.filter((row) => row.revision === 0)
    assert.lengthOf(new Set(first.map((row) => row.project_name)), first.length)
    assert.sameMembers(
      [...new Set(quotations.map((row) => row.recommendation_status))],
      ['GO', 'REVIEW', 'NO_GO']
    )
    for (const quotation of quotations) {
      const lines = await db.from('quotation_lines').where('quotation_id', quotation.id)
      assert.isAtLeast(lines.length, 6)
      assert.isAtMost(lines.length, 20)
      const subtotal = lines.reduce(
        (sum, line) => sum + lineTotalMinor(line.quantity_e4, line.unit_rate_e4, 'SAR'),
        0
      )
      const markups = JSON.parse(quotation.markups)
      assert.equal(quotation.lines_minor, subtotal)
      assert.equal(quotation.subtotal_minor - subtotal, quotation.markup_minor)
      assert.equal(markups.length > 0, quotation.markup_minor > 0)
      assert.isAbove(quotation.margin_bp, 0)
      const taxable = quotation.subtotal_minor - quotation.discount_minor
      assert.equal(quotation.total_minor, taxable + percentOf(taxable, 1500))
    }
    const projects = await db.from('projects')
    assert.isAtLeast(projects.length, 12)
    assert.sameMembers(
      projects.map((row) => row.quotation_id),
      quotations.filter((row) => HAVE_A_PROJECT.includes(row.stage)).map((row) => row.id)
    )
    assert.includeMembers(
      [...new Set(projects.map((row) => row.status))],
      ['active', 'in_progress', 'completed', 'closed', 'on_hold']
    )
    for (const row of quotations.filter(({ stage }) => stage === 'lost'))
      assert.isNotNull(row.lost_reason)
    for (const row of quotations.filter(({ closed_at }) => closed_at))
      assert.isTrue(
        instant(row.sent_at) > instant(row.decided_at) &&
          instant(row.closed_at) > instant(row.sent_at)
      )
    const waiting = await db
      .from('approval_requests')
      .where({ document_type: 'quotation', status: 'pending' })
    assert.lengthOf(waiting, count('pending_approval'))
    const announced = await db
      .from('outbox_events')
      .where('name', 'approvals.requested')
      .whereNull('dispatched_at')
    assert.lengthOf(announced, waiting.length)
  })

  test('are the same on every machine', ({ assert }) => {
    const context = {
      now: NOW,
      clients: [{ id: 1, name: 'a', company: null }],
    } as unknown as DemoContext
    assert.deepEqual(planQuotations(context), planQuotations(context))
  })
})
