import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { orderStep } from '#tests/helpers/browser_orders'
import { approvedVendor, found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, choose, field, openTab, paste, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words, type Language } from '#tests/helpers/browser_words'

const BUDGETS = 'finance.budgets'
const ORDERS = 'procurement.purchase_orders'

interface Journey {
  current: TestContext['test']
  language: Language
  text: ReturnType<typeof words>
  /** The department that the budget is for, as it is found. */
  department: { id: number; code: string; name: string }
}

const at = ({ current, language }: Journey, as: string) =>
  stage().visit({ test: current }, { as, language })

/** Written and handed in by the accountant; its lines come from a spreadsheet. */
async function writeBudget(journey: Journey): Promise<number> {
  const { text, department } = journey
  const own = (key: string) => text(`${BUDGETS}.${key}`)
  const page = await at(journey, 'accountant')
  await page.goto('/finance/budgets/new')
  await field(page, own('fields.title')).fill(`Fleet of ${department.code}`)
  await choose(page, own('fields.owner'), own('owner.department'))
  await choose(page, own('fields.departmentId'), department.name)
  await button(page, text('kit.lines.add')).click()
  const cell = text('kit.lines.cell', { column: own('line.amount'), number: 1 })
  // a cell of few choices can't be typed into
  const head = text('kit.lines.cell', { column: own('line.costHead'), number: 1 })
  await field(page, head).click({ force: true })
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option')
  await options
    .filter({ hasText: text('kit.cost_head.material') })
    .first()
    .click()
  await paste(field(page, cell), '1,000\tFleet parts')
  await button(page, text('common.save')).click()
  await page.waitForURL(/\/budgets\/\d+$/)
  await button(page, own('action.submit')).click()
  await answer(page, own('action.submit'))
  await sees(page, text('kit.status.submitted'))
  return Number(page.url().split('/').at(-1))
}

async function approveBudget(journey: Journey, id: number) {
  const { text } = journey
  const page = await at(journey, 'general.manager')
  await page.goto(`/finance/budgets/${id}`)
  await button(page, text(`${BUDGETS}.action.approve`)).click()
  await answer(page, text(`${BUDGETS}.action.approve`))
  await sees(page, text('kit.status.approved'))
}

/** An order of 1,500 riyals for the department, handed in. */
async function anOrder({ department, language }: Journey) {
  const name = `Fleet parts ${language}`
  const vendor = await approvedVendor({ name, type: 'domestic', group: 'supplier' })
  const order = await made<{ id: number; number: string }>('buyer', '/api/purchase-orders', {
    ...{ vendorId: vendor.id, departmentId: department.id },
    lines: [{ description: 'Tyres', quantity: '1', unitPrice: '1500', vatRate: '15' }],
  })
  await orderStep('buyer', order.id, 'submit')
  return order
}

test.group('Budgets in the browser', () => {
  for (const language of LANGUAGES) {
    test(`a budget is made, approved by a second person, and warns of an order, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const code = language === 'arabic' ? 'FLTA' : 'FLTE'
      const name = `Fleet ${code}`
      const { id: departmentId } = await made('hr.manager', '/api/departments', {
        ...{ code, name, nameAr: name },
      })
      const department = { id: departmentId, code, name }
      const text = words(language)
      const journey = { current, language, text, department }
      const id = await writeBudget(journey)
      await approveBudget(journey, id)
      const order = await anOrder(journey)

      const page = await at(journey, 'chief.engineer')
      await page.goto(`/procurement/purchase-orders/${order.id}/approval`)
      const drawer = page.getByRole('dialog')
      await sees(drawer, text(`${ORDERS}.over_budget`))
      await button(drawer, text(`${ORDERS}.action.approve`)).click()
      await answer(page, text(`${ORDERS}.action.approve`))
      const stored = await found<any>('buyer', `/api/purchase-orders/${order.id}`)
      assert.equal(stored.status, 'approved')
      assert.containsSubset(stored.budgetGaps, [{ left: '1000.00', wanted: '1500.00' }])

      const books = await at(journey, 'accountant')
      await books.goto(`/finance/budgets/${id}`)
      await openTab(books, text(`${BUDGETS}.figures_tab`))
      const title = `${text('kit.cost_head.material')}, ${text(`${BUDGETS}.figure.committed`)}`
      await books.getByTitle(title).click()
      await sees(books.getByRole('dialog'), order.number)
    })
  }
})
