import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { sees, seesHeading } from '#tests/helpers/browser_steps'

const MOST_TABS = 40
const TYPED = 6
const LINES = 40

/** The label of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const label = element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label')
    return (label ?? element?.textContent ?? '').trim()
  })

/** Presses Tab until what is named so has the focus. */
async function tabTo(page: Page, name: string) {
  const passed: string[] = []
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab')
    const label = await focused(page)
    if (label.endsWith(name)) return
    passed.push(label)
  }
  throw new Error(`Tab does not come to ${name}, only to: ${passed.join(' | ')}`)
}

/** Picks from a list by typing. */
async function pick(page: Page, label: string, text: string) {
  await tabTo(page, label)
  await page.keyboard.type(text)
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: text })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
}

async function tab(page: Page, times: number) {
  for (let i = 0; i < times; i++) await page.keyboard.press('Tab')
}

test.group('Quotations by keyboard', () => {
  test('one of forty lines is made without the mouse', async ({ assert, test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'engineer' })
    await page.goto('/engineering/create-quotation')
    await seesHeading(page, 'New quotation')
    await page.getByLabel('Project name', { exact: true }).waitFor()
    await tabTo(page, 'Project name')
    await page.keyboard.type('Forty lines by hand')
    await pick(page, 'Product types', 'Cladding')
    await page.keyboard.press('Escape')
    await pick(page, 'Requester type', 'Consultant')
    await pick(page, 'Client / end user type', 'Government')
    await pick(page, 'Project type', 'Healthcare')
    await tabTo(page, 'City')
    await page.keyboard.type('Tabuk')
    await tabTo(page, 'Section, line 1')
    for (let line = 1; line <= TYPED; line++) {
      await tab(page, 1)
      await page.keyboard.type(`L${line}`)
      await tab(page, 4)
      await page.keyboard.type('12.5')
      await tab(page, 1)
      if (line < TYPED) continue
      // the last one begins a line; a copy of the one above is quicker
      await page.keyboard.press('Control+Delete')
    }
    for (let line = TYPED; line < LINES; line++) await page.keyboard.press('Control+d')
    await sees(page, 'SAR 575.00')
    await page.keyboard.press('Control+s')
    await page.locator('.ant-modal[role=dialog] button:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/engineering\/quotations\/Q-[^/]+$/)
    const number = page.url().split('/').at(-1)!
    const { lines, total } = await found<{ lines: unknown[]; total: string }>(
      'engineer',
      `/api/quotations/by-number/${number}`
    )
    assert.lengthOf(lines, LINES)
    assert.equal(total, '575.00')
  })
})
