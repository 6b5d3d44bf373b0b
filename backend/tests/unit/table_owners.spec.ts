import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

/**
 * Each table has an owner: the domain whose migration made it. Others read it through the owner's
 * models and queries or through what stands in `events/`; nobody else names it in a query.
 */
const MADE = /createTable(?:IfNotExists)?\(\s*'([a-z_]+)'/g
const NAMED = /\.(?:from|table|(?:inner|left|right|cross)?[jJ]oin)\(\s*'([a-z_]+)(?: as \w+)?'/g

/** The kernel itself stores files, names people and knows settings, whoever manages them. */
const KERNEL = new Set(['files', 'file_versions', 'users', 'settings', 'sections', 'list_options'])

/** Queries from before the rule; the list may only grow shorter. */
const STILL = new Set([
  'administration/audit_logs/audit_logs_controller.ts audit_logs',
  'administration/settings/controllers/logos_controller.ts files',
  'administration/settings/present.ts number_sequences',
  'commercial/business_cards/receive_card.ts files',
  'commercial/calendar/actions/save_calendar_event.ts users',
  'commercial/calendar/calendar_overlays.ts purchase_orders',
  'commercial/calendar/calendar_overlays.ts quotations',
  'commercial/clients/actions/client_documents.ts files',
  'commercial/clients/actions/delete_client.ts files',
  'commercial/clients/actions/save_client.ts users',
  'commercial/clients/client_timeline.ts files',
  'commercial/pipeline/pipeline_base.ts quotations',
  'commercial/pipeline/save_pipeline.ts quotations',
  'commercial/pipeline/stage_log.ts audit_logs',
  'commercial/sales/bd_performance.ts quotations',
  'engineering/quotations/actions/fill_quotation.ts clients',
  'engineering/quotations/queries/project_of.ts projects',
  'engineering/shared/require_choices.ts list_options',
  'identity/users/user_photos_controller.ts files',
  'procurement/equipment/custody.ts projects',
  'procurement/goods_receipts/receipt_photos.ts files',
  'procurement/procurement_projects/procurement_projects.ts projects',
  'procurement/procurement_projects/set_budget.ts projects',
  'procurement/purchase_orders/listing.ts approval_requests',
  'procurement/shared/require_choices.ts list_options',
  'procurement/stock_ledger/levels.ts row_counts',
  'procurement/stock_movements/parties.ts projects',
])

const read = (path: string) => readFileSync(app.makePath(path), 'utf8')

const owners = new Map(
  globSync('database/migrations/*.ts', { cwd: app.makePath() }).flatMap((path) => {
    const [, domain] = /\/\d+_([a-z]+)_/.exec(path)!
    return [...read(path).matchAll(MADE)].map(([, table]): [string, string] => [table, domain])
  })
)

function foreignQueries(): string[] {
  const files = globSync('**/*.ts', { cwd: app.makePath('app') })
  const found = files
    .filter((path) => !path.includes('/events/'))
    .flatMap((path) =>
      [...read(join('app', path)).matchAll(NAMED)]
        .map(([, table]) => ({ table, owner: owners.get(table) }))
        .filter(({ owner }) => owner && owner !== path.split('/')[0])
        .filter(({ table }) => !(path.startsWith('core/') && KERNEL.has(table)))
        .map(({ table }) => `${path} ${table}`)
    )
  return [...new Set(found)].sort()
}

test.group('Owners of tables', () => {
  test('are known for the tables of every department', ({ assert }) => {
    assert.isAbove(owners.size, 90)
    assert.equal(owners.get('purchase_orders'), 'procurement')
    assert.equal(owners.get('projects'), 'production')
  })

  test('nobody else names a table in a query', ({ assert }) => {
    assert.deepEqual(
      foreignQueries().filter((found) => !STILL.has(found)),
      []
    )
  })

  test('what was mended leaves the list', ({ assert }) => {
    const found = new Set(foreignQueries())
    assert.deepEqual(
      [...STILL].filter((known) => !found.has(known)),
      []
    )
  })
})
