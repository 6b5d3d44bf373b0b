import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { seedDemoRecords } from '#database/seeders/demo/index'
import { accessSettings } from '#identity/shared/access_settings'
import { isApprover } from '#identity/access/access'
import { person } from '#tests/helpers/users'
import { derivedFamilies } from './derived_reads.js'
import { demoViewers, Sweep } from './derived_sweep.js'
import { hideSome } from './hidden_records.js'

/** Lists whose rows are open to some of those who hold their ability, and closed to others. */
const SCOPED = [
  '/api/jobs',
  '/api/delays',
  '/api/delay-claims',
  '/api/purchase-orders',
  '/api/leave-requests',
  '/api/overtime-requests',
  '/api/attendance-corrections',
  '/api/checklists',
  '/api/timesheets',
  '/api/files',
  '/api/folders',
]
/** Of which not the record is closed, but a part of what lies below it. */
const PARTLY = ['/api/projects', '/api/employees']

/** Open by an ability of their own also to those who do not read the record itself. */
const OPEN_BESIDE = [
  // the books know what a client owes without the directory of people, and a quotation is warned of it
  '/api/clients/:id/credit',
  '/api/clients/:id/credit-warning',
  '/api/clients/:id/promise-score',
  '/api/clients/:id/statement',
  '/api/clients/:id/statement/mails',
  '/api/clients/:id/statement/mails/draft',
  // goods and bills of an order are the work of people whom its prices or the order book are closed to
  '/api/procurement-projects/:id/receipts',
  '/api/purchase-orders/:id/receipts',
  '/api/purchase-orders/:id/receipts/:recordId/files',
  '/api/purchase-orders/:id/bills',
  '/api/purchase-orders/:id/bills/:recordId/files',
  '/api/purchase-orders/:id/advances',
  // who keeps the books pays vendors without their directory
  '/api/bills/:id/withholding',
  '/api/vendors/:id/account',
  '/api/vendors/:id/refunds',
  '/api/vendors/:id/withholding',
  '/api/vendors/:id/withholding-certificates',
  // who sees what a project is worth sees what that is made of
  '/api/payment-tracking/:id/entries',
]

/** The demo company has none of these, or they are made only on request. */
const NEVER = [
  '/api/permission-sets/:id/history',
  '/api/e-invoices/:id/xml',
  '/api/quotations/:id/snapshots/:snapshotId/comparison',
  '/api/quotations/:id/workbook/sheets/:position',
  '/api/tracking-sheets/:id/comparison',
  // asks about delays by their ids
  '/api/projects/:id/delay-impact',
  '/api/employees/:id/photo',
  '/api/month-sheets/:id/file',
  '/api/closings/:id/history',
  '/api/entry-exports/:id/history',
  '/api/service-accounts/:id/history',
  '/api/service-accounts/:id/tokens',
  '/api/backups/:id/archive',
  '/api/webhooks/:id/history',
  '/api/cheques/:id/history',
  '/api/bank-statement-lines/:id/cheques',
  '/api/identity-providers/:id/history',
  '/api/vat-adjustments/:id/history',
  '/api/files/:id/thumbnail',
  '/api/vat-returns/:id/history',
]

test.group('Reads below a record', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to whom the record is closed', async ({ client, assert }) => {
    await seedDemoCompany()
    await db.transaction(seedDemoRecords)
    await hideSome(client)
    // a foreman of no project
    await (await person('staff')).merge({ role: 'production_only' }).save()
    const viewers = await demoViewers()
    const scope = { scoped: [...SCOPED, ...PARTLY], openBeside: OPEN_BESIDE }
    const sweep = new Sweep(client, viewers, scope)
    const finder = await person('admin')
    for (const family of derivedFamilies()) await sweep.family(family, finder)
    let closed = 0
    for (const { user } of viewers) {
      const isNamed = accessSettings.owners.includes(user.username)
      if (!isNamed && !isApprover(user, accessSettings)) closed += await sweep.afterLoss(user)
    }
    assert.deepEqual([...sweep.wrong], [])
    assert.sameMembers([...sweep.scoped], SCOPED)
    // what no one read was not tried
    const never = [...sweep.asked].filter((pattern) => !sweep.answered.has(pattern))
    assert.sameMembers(never, NEVER)
    assert.isAbove(sweep.answered.size, 130)
    assert.isAbove(closed, 150)
  }).timeout(300_000)
})
