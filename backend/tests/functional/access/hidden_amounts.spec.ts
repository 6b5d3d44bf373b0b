import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { seedDemoCompany } from '#database/seeders/demo/company'
import { inTurn } from '../../../scripts/turns.mjs'
import { seedDemoRecords } from '#database/seeders/demo/index'
import type User from '#identity/shared/user'
import { tried } from '#tests/helpers/claims'
import { permit } from '#tests/helpers/permissions'
import { readableAddresses } from '#tests/helpers/readable_addresses'
import { person } from '#tests/helpers/users'

const SEES_PROJECTS = 'projects.prices'
const SEES_STOCK = 'procurement.inventory'

/** Columns of amounts, and any ability that opens them. */
const AMOUNTS: [table: string, column: string, ...abilities: string[]][] = [
  ['projects', 'contract_value_minor', SEES_PROJECTS],
  ['tasks', 'budget_minor', SEES_PROJECTS],
  ['baselines', 'budget_minor', SEES_PROJECTS],
  ['project_milestones', 'damages_minor', SEES_PROJECTS],
  ['project_milestones', 'payment_minor', SEES_PROJECTS],
  ['variation_orders', 'amount_minor', 'variation-orders.view'],
  ['project_guarantees', 'amount_minor', 'project-guarantees.view'],
  ['schedule_resources', 'cost_per_hour_minor', SEES_PROJECTS, 'schedule-resources.view'],
  ['quotations', 'total_minor', 'quotations.prices', 'pipeline.view', 'commercial.performance'],
  ['quotations', 'cost_minor', 'quotations.margin'],
  ['quotation_lines', 'unit_rate_e4', 'quotations.prices'],
  ['quotation_lines', 'unit_cost_e4', 'quotations.margin'],
  ['quotation_snapshots', 'total_minor', 'quotations.prices'],
  ['rate_prices', 'unit_rate_e4', 'quotations.margin'],
  ['rate_prices', 'unit_cost_e4', 'quotations.margin'],
  ['purchase_orders', 'total_minor', 'purchase-orders.view'],
  ['purchase_order_lines', 'unit_price_e4', 'purchase-orders.view'],
  ['purchase_bills', 'total_minor', 'bills.view', 'purchase-orders.view'],
  ['vendor_advances', 'amount_minor', 'bills.view'],
  ['vendor_credits', 'total_minor', 'bills.view'],
  ['payment_runs', 'total_minor', 'payment-runs.view'],
  ['payment_run_items', 'amount_minor', 'payment-runs.view'],
  ['invoices', 'total_minor', 'invoices.view', SEES_PROJECTS],
  ['contracts', 'value_minor', 'invoices.view', SEES_PROJECTS],
  ['receipts', 'amount_minor', 'invoices.view'],
  ['leads', 'value_minor', 'leads.view'],
  ['payment_promises', 'amount_minor', 'invoices.view'],
  ['invoice_write_offs', 'amount_minor', 'write-offs.view', 'invoices.view'],
  ['clients', 'credit_limit_minor', 'invoices.view'],
  ['cheques', 'amount_minor', 'cheques.view'],
  ['guarantees', 'amount_minor', 'guarantees.view'],
  ['recurring_payments', 'amount_minor', 'recurring-payments.view'],
  ['manual_journals', 'total_minor', 'manual-journals.view'],
  ['budgets', 'total_minor', 'budgets.view'],
  // purchasing is told what a project may spend
  ['budget_lines', 'amount_minor', 'budgets.view', SEES_PROJECTS, 'procurement.projects'],
  ['project_estimates', 'cost_minor', SEES_PROJECTS],
  ['vat_adjustments', 'vat_minor', 'vat-returns.view'],
  ['vat_entries', 'vat_minor', 'vat-returns.view'],
  ['vat_returns', 'net_minor', 'vat-returns.view'],
  ['withholdings', 'base_tax_minor', 'withholding.view'],
  ['withholding_returns', 'due_minor', 'withholding.view'],
  ['entry_exports', 'total_minor', 'entry-exports.view'],
  ['materials', 'last_price_e4', SEES_STOCK, 'materials.lookup'],
  ['stock_levels', 'value_minor', SEES_STOCK],
  ['stock_movements', 'value_minor', 'stock-movements.view'],
  ['equipment', 'purchase_cost_minor', 'procurement.equipment'],
  ['pay_rates', 'basic_minor', 'employees.pay'],
  ['pay_rates', 'housing_minor', 'employees.pay'],
  ['pay_rates', 'cost_rate_minor', 'employees.pay'],
  ['project_hour_costs', 'amount_minor', SEES_PROJECTS],
  ['department_pay_costs', 'amount_minor', 'budgets.view'],
  ['month_sheets', 'net_minor', 'employees.pay'],
  ['month_sheet_lines', 'net_minor', 'employees.pay'],
  ['settlements', 'net_minor', 'settlements.view'],
  ['settlements', 'due_minor', 'settlements.view'],
]

/** Digits that nothing else has: the place of the column in the list, the row, and a mark of the column. */
const FIRST = 7_000_000_000
const RARE = /70(\d\d)\d{4}(\d\d)/g
/** No sum or difference of others has it too: a margin is told of what its parts are told of. */
const markOf = (index: number) => ((index * index * 7 + 37) % 89) + 10

// an administrator is not of the payroll
const PEOPLE = ['foreman', 'storekeeper', 'po.clerk', 'estimator', 'bdm.clients', 'admin']
/** Three runs of CI together have looked with all of them. */
const PARTS = 3
const PERMITTED = ['scheduleView', 'procurementProjectsView', 'commercial'] as const

test.group('Amounts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are shown to no one who may not see them, wherever they look', async ({
    client,
    assert,
  }) => {
    await seedDemoCompany()
    await db.transaction(seedDemoRecords)
    for (const [index, [table, column]] of AMOUNTS.entries()) {
      const amount = `${FIRST + index * 1_000_000 + markOf(index)} + (id % 10000) * 100`
      await db.rawQuery(`UPDATE ${table} SET ${column} = ${amount}`)
    }
    const paths = await readableAddresses()
    assert.isAbove(paths.length, 150)
    const looks = { seen: 0, told: new Set<string>() }
    for (const one of inTurn([...PEOPLE, ...PERMITTED], PARTS)) {
      const isPermission = (PERMITTED as readonly string[]).includes(one)
      const viewer = isPermission
        ? await permit(await person('staff'), one as (typeof PERMITTED)[number])
        : await person(one)
      await look(client, viewer, paths, looks)
    }
    // who may see amounts does: otherwise nothing was looked at
    assert.isAbove(looks.seen, 10)
    assert.sameMembers([...looks.told], [])
  }).timeout(300_000)
})

async function look(
  client: ApiClient,
  user: User,
  paths: readonly string[],
  looks: { seen: number; told: Set<string> }
) {
  const { abilities } = (await client.get('/api/auth/current-user').loginAs(user)).body()
  for (const path of paths) {
    const text = (await client.get(path).loginAs(user)).text() ?? ''
    tried('objects')
    for (const [, index, mark] of text.replace(/(?<=\d)[.,](?=\d)/g, '').matchAll(RARE)) {
      const [table, column, ...open] = AMOUNTS[Number(index)] ?? []
      if (!table || Number(mark) !== markOf(Number(index))) continue
      looks.seen++
      if (open.some((ability) => abilities.includes(ability))) continue
      looks.told.add(`${user.username}: ${table}.${column} at ${path}`)
    }
  }
}
