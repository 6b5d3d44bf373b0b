import type { Locator, Page } from 'playwright-core'

type Scope = Page | Locator

const pageOf = (scope: Scope): Page => ('page' in scope ? scope.page() : scope)

/** Waits until a text is on the screen. */
export async function sees(scope: Scope, text: string | RegExp) {
  await scope.getByText(text).filter({ visible: true }).first().waitFor()
}

export async function seesHeading(page: Page, name: string | RegExp) {
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

export async function fill(scope: Scope, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await field(scope, label).fill(value)
  }
}

/** A field by its label, where a wrapper around it may carry the same name. */
export function field(scope: Scope, label: string): Locator {
  const inputs = pageOf(scope).locator('input, textarea')
  return scope.getByLabel(label, { exact: true }).and(inputs)
}

/** Picks options of a dropdown by its label, typing to find each. */
export async function choose(scope: Scope, label: string, ...options: string[]) {
  const page = pageOf(scope)
  const input = field(scope, label)
  for (const option of options) {
    // what is chosen by now lies above the field
    await input.click({ force: true })
    await input.fill(option)
    const found = page
      .locator('.ant-select-dropdown:visible .ant-select-item-option')
      .filter({ hasText: option })
    await found.first().waitFor()
    const exact = found.filter({ hasText: new RegExp(`^${literally(option)}$`) })
    await ((await exact.count()) ? exact : found).first().click()
  }
  if (options.length > 1) await input.press('Escape')
}

/** Types a day (`YYYY-MM-DD`) into a date field. */
export async function fillDay(scope: Scope, label: string, day: string) {
  const input = field(scope, label)
  await input.click()
  // the pointer may have taken the month or the day for what is typed over: the year comes first
  for (const key of ['ArrowLeft', 'ArrowLeft']) await input.press(key)
  await input.pressSequentially(day.replaceAll('-', ''))
  await input.press('Enter')
}

/** Pastes a text into a cell, as a spreadsheet puts it on the clipboard. */
export async function paste(cell: Locator, text: string) {
  await cell.focus()
  await cell.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    )
  }, text)
}

/** Draws a stroke on the signature field of the open dialog. */
export async function sign(page: Page) {
  const pad = page.getByRole('dialog').locator('svg[viewBox="0 0 300 100"]')
  await pad.scrollIntoViewIfNeeded()
  const box = (await pad.boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 })
  await page.mouse.up()
}

/** A button by the text on it; the name of its icon comes before. */
export function button(scope: Scope, text: string): Locator {
  return scope.getByRole('button', { name: named(text) })
}

export function link(scope: Scope, text: string): Locator {
  return scope.getByRole('link', { name: named(text) })
}

function named(text: string): RegExp {
  return new RegExp(`^([a-z-]+ )?${literally(text)}$`)
}

const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Answers the open dialog with one of its buttons; it closes, and `notice` is reported for a moment. */
export async function answer(page: Page, text: string, stated?: string) {
  // a drawer is a dialog too, and may lie below
  const dialog = page.locator('.ant-modal[role=dialog]').filter({ visible: true })
  await button(dialog, text).click()
  await Promise.all([dialog.waitFor({ state: 'hidden' }), stated && sees(page, stated)])
}

/** Opens a tab of a record or a form; the address changes first, and what is on the tab follows. */
export async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click()
  await page.getByRole('tab', { name, exact: true, selected: true }).waitFor()
}

/** What a button has opened beside itself: a filter, a chooser, a menu. */
export function panel(page: Page): Locator {
  return page.locator('.ant-popover').filter({ visible: true })
}

/** A row of the list by a text in it. */
export function row(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** Goes to an address inside the open portal, as its links do, and waits until the page is there. */
export async function step(page: Page, path: string) {
  await page.evaluate((to) => {
    const leaves = new URL(to, location.href).pathname !== location.pathname
    if (leaves) document.querySelector('#page > div')?.setAttribute('data-left', '')
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  await settled(page)
}

/** What stands for something that is still loading. */
const LOADING = '.ant-skeleton, [data-loading], .ant-spin-spinning, [data-waiting]'

/** Between two waits, for the code of a page and then for its data, nothing may stand there for a moment. */
const STILL_FRAMES = 3

/** Waits until the page of the portal has its heading and nothing on it is still loading. */
export async function settled(page: Page) {
  const wanted = { loading: LOADING, frames: STILL_FRAMES }
  // asked once in each frame; it has to answer at once, a promise would be taken for a yes
  await page.waitForFunction(({ loading, frames }) => {
    const counted = window as { stillFrames?: number }
    const shown = document.querySelector('#page > div:not([data-left])')
    const stands = shown?.querySelector('h1') && !shown.querySelector(loading)
    const still = stands ? (counted.stillFrames ?? 0) + 1 : 0
    counted.stillFrames = still < frames ? still : 0
    return still === frames
  }, wanted)
}

/** The toast on the screen; there is one at a time. */
export const toastOf = (page: Page): Locator => page.locator('#toasts > li')

/** Fills the login form and sends it. */
export async function signInOn(page: Page, username: string, password: string) {
  await fill(page, { Username: username, Password: password })
  await button(page, 'Login').click()
}
