import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { loadRates } from '#core/exchange_rates/known_rates'
import { Books } from '../commercial/books.js'
import { seedProject } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import { forgetCheck } from './budget_support.js'
import { forgetMonths } from './journal_support.js'
import { itIs, itIsNow } from './quarter_clock.js'
import { BUDGET, Quarter } from './quarter_firm.js'
import { Recomputed, riyals } from './quarter_recomputed.js'
import { boxOf, file, filesFrom, openPeriods, shown } from './vat_support.js'

const [FIRST, LAST] = ['2026-07-01', '2026-09-30']
const MONTHS = ['2026-07-31', '2026-08-31', LAST]

const get = async (client: ApiClient, path: string) => {
  const answer = await call(client, 'accountant', 'get', `/api/${path}`)
  answer.assertStatus(200)
  return answer.body()
}

test.group('A quarter of a firm', (group) => {
  const books = Books.within(group)
  group.each.setup(seedProject)
  group.each.setup(forgetMonths)
  group.each.teardown(async () => {
    itIsNow()
    await forgetCheck()
    await loadRates()
  })

  test('sold, certified, bought, paid, accrued and closed: every report is what the documents come to', async ({
    client,
    assert,
  }) => {
    await filesFrom(FIRST, { vatPeriod: 'quarter' })
    const quarter = new Quarter(client, books)
    await quarter.run()
    const read = await Recomputed.read()
    itIs(LAST)

    for (const day of MONTHS) {
      const { rows } = await get(client, `trial-balance?from=${FIRST}&to=${day}`)
      const stands = rows.flatMap(({ account, closing }: any) =>
        Number(closing) ? [[account.code, closing]] : []
      )
      assert.deepEqual(
        Object.fromEntries(stands),
        Object.fromEntries([...read.balances(day)].map(([code, amount]) => [code, riyals(amount)])),
        day
      )
    }

    const sheet = await get(client, `balance-sheet?asOf=${LAST}`)
    assert.equal(sheet.assets.amount, riyals(read.sumOf(LAST, '1')))
    assert.equal(sheet.claims.amount, sheet.assets.amount)
    const result = await get(client, `profit-and-loss?from=${FIRST}&to=${LAST}`)
    assert.equal(result.net.amount, riyals(-read.sumOf(LAST, '4', '5', '6', '7', '8')))

    await checksBudget(quarter, read, assert)
    await agesAsDocuments(client, read, assert)
    await fillsCashForecast(client, read, assert)
    await fileVat(client, read, assert)
    await closeQuarter(client, assert)
  }).timeout(120_000)
})

type Assert = {
  equal(a: unknown, b: unknown, m?: string): void
  deepEqual(a: unknown, b: unknown, m?: string): void
}

const sum = (values: bigint[]) => values.reduce((total, one) => total + one, 0n)

/** An order beyond the budget is refused with what is left: neither spent from the store nor ordered. */
async function checksBudget({ overBudget }: Quarter, read: Recomputed, assert: Assert) {
  const { day, order, answer } = overBudget!
  assert.equal(answer.status(), 409)
  assert.equal(answer.body().code, 'OVER_BUDGET')
  const spent = read.balances(day).get('5000') ?? 0n
  const left = BigInt(BUDGET) * 100n - spent - (await read.committedBy(day))
  const [{ wanted, ...gap }] = order.budgetGaps
  assert.equal(gap.left, riyals(left))
  assert.equal(wanted, '3500.00')
}

/** What is open of each invoice in the evening, from issue, money and credit alone. */
function openInvoices(read: Recomputed) {
  const paid = new Map([
    ['advance', 1_150_000n],
    ['progress', 2_000_001n],
  ])
  const credited = sum(read.sold.filter(({ sign }) => sign < 0n).map(({ payable }) => payable))
  const left = new Map(paid)
  return read.sold
    .filter(({ sign }) => sign > 0n)
    .map(({ row, payable }) => {
      const taken = left.get(row.type) ?? (row.type === 'standard' ? credited : 0n)
      left.set(row.type, 0n)
      return { due: row.due_on as string, open: payable - taken }
    })
    .filter(({ open }) => open !== 0n)
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Days late of which each age begins, the oldest first. */
const AGES = [
  ['over90', 91],
  ['d61to90', 61],
  ['d31to60', 31],
  ['d0to30', 0],
  ['notDue', -Infinity],
] as const

async function agesAsDocuments(client: ApiClient, read: Recomputed, assert: Assert) {
  const { totals } = await get(client, `ageing?asOf=${LAST}&by=due&currency=SAR`)
  const ages = new Map<string, bigint>(AGES.map(([name]) => [name, 0n]))
  for (const { due, open } of openInvoices(read)) {
    const [name] = AGES.find(([, from]) => daysFrom(due, LAST) >= from)!
    ages.set(name, ages.get(name)! + open)
  }
  for (const [name, amount] of ages) assert.equal(totals[name], riyals(amount), name)
  const balances = read.balances(LAST)
  assert.equal(totals.outstanding, riyals(balances.get('1100')!))
  assert.equal(totals.retention, riyals(balances.get('1110')!))
}

/** Clients pay on the day, what is overdue has none; vendors are paid on theirs, salaries at once. */
async function fillsCashForecast(client: ApiClient, read: Recomputed, assert: Assert) {
  const body = await get(client, 'cash-forecast')
  const balances = read.balances(LAST)
  assert.equal(body.opening, riyals(balances.get('1010')!))
  const line = (name: string) => body.lines.find((one: any) => one.line === name)
  const expected = Array.from({ length: 13 }, () => 0n)
  const put = (on: string, amount: bigint, own = expected.map(() => 0n)) => {
    const week = Math.floor(daysFrom(LAST, on < LAST ? LAST : on) / 7)
    if (week < 13) own[week]! += amount
    return own
  }
  const dated = openInvoices(read).filter(({ due }) => due >= LAST)
  let receivables = expected.map(() => 0n)
  for (const { due, open } of dated) receivables = put(due, open, receivables)
  assert.deepEqual(line('receivables').weeks, receivables.map(riyals))
  let payables = expected.map(() => 0n)
  for (const { due, open } of read.bought.filter(({ open }) => open))
    payables = put(due, -open, payables)
  assert.deepEqual(line('payables').weeks, payables.map(riyals))
  assert.equal(line('payroll').weeks[0], riyals(balances.get('2300')!))
  const vat = balances.get('2200')! + balances.get('1210')!
  assert.deepEqual(line('vat').weeks, put('2026-10-31', vat).map(riyals))
  const closing = sum([
    balances.get('1010')!,
    ...body.lines.flatMap(({ weeks }: any) =>
      weeks.map((one: string) => BigInt(one.replace('.', '')))
    ),
  ])
  assert.equal(body.weeks[12].closing, riyals(closing))
}

async function fileVat(client: ApiClient, read: Recomputed, assert: Assert) {
  const [{ id }] = await openPeriods(client)
  const one = await shown(client, id)
  const invoices = read.sold.filter(({ sign }) => sign > 0n)
  const credits = read.sold.filter(({ sign }) => sign < 0n)
  const rated = (sold: typeof invoices) => sum(sold.map(({ standard }) => standard))
  const vat = (sold: typeof invoices) => sum(sold.map((row) => row.vat))
  const sales = boxOf(one, 'standard_sales')
  assert.equal(sales.amount, riyals(rated(invoices)))
  assert.equal(sales.adjustment, riyals(-rated(credits)))
  assert.equal(sales.vat, riyals(vat(invoices) - vat(credits)))
  assert.equal(boxOf(one, 'exports').amount, '110.00')
  const bought = read.bought.filter((row) => row.rated)
  const purchases = boxOf(one, 'standard_purchases')
  assert.equal(purchases.amount, riyals(sum(bought.map(({ net }) => net))))
  assert.equal(purchases.vat, riyals(sum(bought.map((row) => row.vat))))
  const balances = read.balances(LAST)
  assert.equal(boxOf(one, 'net_due').vat, riyals(-balances.get('2200')! - balances.get('1210')!))
  assert.equal(one.ledger.difference, '0.00')
  itIs('2026-10-20')
  const filed = await file(client, id, { filedOn: '2026-10-20' })
  filed.assertStatus(200)
}

/** Each month is closed; what is dated into it afterwards is refused, and its reports stay. */
async function closeQuarter(client: ApiClient, assert: Assert) {
  const before = await get(client, `trial-balance?from=${FIRST}&to=${LAST}`)
  const opened = await call(client, 'accountant', 'post', '/api/closings', { body: {} })
  opened.assertStatus(201)
  const months = await get(client, 'closings?_sort=fromOn&_order=asc&_end=50')
  for (const { id, fromOn } of months.filter((one: any) => one.fromOn <= LAST)) {
    const { version: seen } = await get(client, `closings/${id}`)
    const body = { note: 'As agreed' }
    const closed = await call(client, 'accountant', 'post', `/api/closings/${id}/close`, {
      body,
      seen,
    })
    if (closed.status() !== 200) throw new Error(`${fromOn}: ${closed.text()}`)
  }
  const [{ clientId }] = await get(client, 'invoices?_end=1')
  const late = await call(client, 'accountant', 'post', '/api/receipts', {
    body: { method: 'transfer', amount: '5', receivedOn: LAST, clientId },
  })
  assert.equal(late.status(), 422)
  assert.deepEqual(Object.keys(late.body().errors), ['receivedOn'])
  assert.deepEqual(await get(client, `trial-balance?from=${FIRST}&to=${LAST}`), before)
}
