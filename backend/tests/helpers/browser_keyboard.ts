import type { Locator, Page } from 'playwright-core'
import { words, type Language } from './browser_words.js'

/** More stops than any part of a page has. */
const MOST_STOPS = 120

export async function press(page: Page, key: string, times = 1) {
  for (let time = 0; time < times; time++) await page.keyboard.press(key)
}

export const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement, undefined)

/** Goes to a control with Tab, as someone without a mouse does. @throws Error where no Tab leads to it */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const page = target.page()
  await target.first().waitFor({ state: 'attached' })
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key)
    if (await hasFocus(target.first())) return
  }
  throw new Error(`no Tab leads to ${String(target)}`)
}

/** Passes header and menu by the link that is there for it. */
export async function skipToContent(page: Page, language: Language) {
  await tabTo(page.getByRole('link', { name: words(language)('shell.skipToPage'), exact: true }))
  await page.keyboard.press('Enter')
}

/** Goes to a button or a box with Tab and presses it. */
export async function pressOn(target: Locator, key = 'Enter') {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

/** Goes to a field with Tab and writes over what is in it. */
export async function writeIn(target: Locator, text: string) {
  await tabTo(target)
  await target.page().keyboard.press('Control+a')
  await target.page().keyboard.type(text)
}
