import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { call } from '../procurement/support.js'
import { aJournal, approvedJournal, JOURNALS, standsAt, step } from './journal_support.js'
import { lock } from './lock_support.js'

test.group('Manual journals', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests and to those without the ability', async ({ client }) => {
    const guest = await client.get(JOURNALS)
    guest.assertStatus(401)
    const reading = await call(client, 'staff', 'get', JOURNALS)
    reading.assertStatus(403)
    const writing = await aJournal(client, 'bdm')
    writing.assertStatus(403)
    const draft = await aJournal(client, 'accountant')
    const deciding = await step(client, 'accountant', draft.body(), 'approve')
    deciding.assertStatus(403)
  })

  test('count from their day on once another person has approved them', async ({
    client,
    assert,
  }) => {
    const draft = await aJournal(client, 'accountant')
    draft.assertStatus(201)
    assert.containsSubset(draft.body(), { status: 'draft', total: '1200.00' })
    const submitted = await step(client, 'accountant', draft.body(), 'submit')
    assert.equal(await standsAt(client, '6100', '2026-03-31'), '0.00')
    const approved = await step(client, 'general.manager', submitted.body(), 'approve')
    approved.assertStatus(200)
    assert.equal(await standsAt(client, '6100', '2026-03-31'), '1200.00')
    assert.equal(await standsAt(client, '2310', '2026-03-31'), '-1200.00')
    assert.equal(await standsAt(client, '6100', '2026-03-30'), '0.00')
    const entries = await db
      .from('journal_entries')
      .where({ document_kind: 'manual_journal', document_id: approved.body().id })
    assert.lengthOf(entries, 1)
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'journal_entry', entity_id: String(entries[0].id) })
    assert.lengthOf(audited, 1)
  })

  test('name the project and the department of a line, in the ledger too', async ({
    client,
    assert,
  }) => {
    const made = await call(client, 'hr.manager', 'post', '/api/departments', {
      body: { code: 'RND', name: 'Research', nameAr: 'الأبحاث' },
    })
    const departmentId = made.body().id
    const asked = (departmentOfLine: number) => ({
      lines: [
        { code: '6100', debit: '1200', departmentId: departmentOfLine },
        { code: '2310', credit: '1200' },
      ],
    })
    const unknown = await aJournal(client, 'accountant', asked(999_999))
    unknown.assertStatus(422)
    assert.deepEqual(Object.keys(unknown.body().errors), ['lines.0.departmentId'])
    const journal = await approvedJournal(client, asked(departmentId))
    assert.containsSubset(journal.lines[0], {
      departmentId,
      department: { code: 'RND', name: 'Research', nameAr: 'الأبحاث' },
      project: null,
    })
    const lines = await db
      .from('journal_lines as l')
      .join('journal_entries as e', 'e.id', 'l.entry_id')
      .where({ 'e.document_kind': 'manual_journal', 'e.document_id': journal.id })
      .orderBy('l.position')
      .select('l.department_id')
    assert.deepEqual(
      lines.map((line) => line.department_id),
      [departmentId, null]
    )
  })

  test('an accrual takes itself back, a reversal does so today', async ({ client, assert }) => {
    await approvedJournal(client, { reversesOn: '2026-04-01' })
    assert.equal(await standsAt(client, '2310', '2026-03-31'), '-1200.00')
    assert.equal(await standsAt(client, '2310', '2026-04-01'), '0.00')
    const other = await approvedJournal(client)
    const reversed = await step(client, 'general.manager', other, 'reverse', { reason: 'Twice' })
    reversed.assertStatus(200)
    const day = reversed.body().reversedOn
    assert.equal(await standsAt(client, '2310', '2026-04-01'), '-1200.00')
    assert.equal(await standsAt(client, '2310', day), '0.00')
    const again = await step(client, 'general.manager', reversed.body(), 'reverse', { reason: 'x' })
    again.assertStatus(409)
  })

  test('are refused with unequal sides, on closed or controlled accounts, into a locked period', async ({
    client,
    assert,
  }) => {
    const refused = async (asked: Parameters<typeof aJournal>[2], field: string, said: RegExp) => {
      const answer = await aJournal(client, 'accountant', asked)
      answer.assertStatus(422)
      assert.match(answer.body().errors[field]?.[0] ?? answer.text(), said)
    }
    const unequal = [
      { code: '6100', debit: '100' },
      { code: '2310', credit: '99.99' },
    ]
    await refused({ lines: unequal }, 'lines', /aren't equal/)
    const both = [
      { code: '6100', debit: '100', credit: '100' },
      { code: '2310', credit: '0' },
    ]
    await refused({ lines: both }, 'lines.0.debit', /debit or a credit/)
    const controlled = [
      { code: '1100', debit: '100' },
      { code: '4900', credit: '100' },
    ]
    await refused({ lines: controlled }, 'lines.0.accountId', /Only documents/)
    await db.from('ledger_accounts').where('code', '6110').update({ active: false })
    const closed = [
      { code: '6110', debit: '100' },
      { code: '2310', credit: '100' },
    ]
    await refused({ lines: closed }, 'lines.0.accountId', /./)
    const waiting = await aJournal(client, 'accountant')
    const locked = await lock(client, 'ledger', '2026-03-31')
    locked.assertStatus(200)
    await refused({}, 'journalOn', /./)
    const submitted = await step(client, 'accountant', waiting.body(), 'submit')
    submitted.assertStatus(422)
    assert.equal(await db.from('journal_lines').where('posted_on', '2026-03-31').first(), null)
  })

  test('the author does not approve, a stale page does not act', async ({ client }) => {
    const draft = await aJournal(client, 'admin')
    const submitted = await step(client, 'admin', draft.body(), 'submit')
    const own = await step(client, 'admin', submitted.body(), 'approve')
    own.assertStatus(403)
    const stale = await step(client, 'general.manager', draft.body(), 'approve')
    stale.assertStatus(412)
    const rejected = await step(client, 'general.manager', submitted.body(), 'reject', {
      reason: 'Which month?',
    })
    rejected.assertBodyContains({ status: 'rejected', reason: 'Which month?' })
  })
})
