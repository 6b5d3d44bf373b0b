import type { Page } from 'playwright-core'
import { found, made } from '#tests/helpers/browser_records'
import { press, pressOn, skipToContent, writeIn } from '#tests/helpers/browser_keyboard'
import { field } from '#tests/helpers/browser_steps'
import { words, type Language } from '#tests/helpers/browser_words'
import { HOURS } from './plan.js'

/** The days from Sunday on that people work. */
const WORKED = 6

/** Makes a work calendar of six days a week, by keyboard only; answers its code. */
export async function makeCalendar(page: Page, language: Language): Promise<string> {
  const text = words(language)
  const code = `SIX-${language.slice(0, 2).toUpperCase()}`
  await page.goto('/production/work-calendars/new')
  await skipToContent(page, language)
  const fields = { code, name: `Six days ${language}`, nameAr: 'ستة أيام', hoursPerDay: '9' }
  for (const [name, value] of Object.entries(fields))
    await writeIn(field(page, text(`production.work_calendars.fields.${name}`)), value)
  await pressOn(
    page.getByRole('checkbox', { name: text('production.work_calendars.taken_over') }),
    'Space'
  )
  const weekday = new Intl.DateTimeFormat(language.slice(0, 2), {
    weekday: 'long',
    timeZone: 'UTC',
  })
  for (let day = 0; day < WORKED; day++) {
    // the fourth of January 2026 is a Sunday
    const name = weekday.format(Date.UTC(2026, 0, 4 + day))
    await writeIn(page.getByRole('textbox', { name, exact: true }), HOURS)
  }
  await pressOn(page.getByRole('button', { name: text('common.save') }))
  await page.waitForURL(/\/work-calendars\/\d+$/)
  return code
}

/** Makes a project that the planner runs, by keyboard only, and someone else approves; answers its id. */
export async function makeProject(page: Page, language: Language, name: string): Promise<number> {
  const text = words(language)
  const label = (key: string) => field(page, text(`production.projects.fields.${key}`))
  const me = await found<{ name: string; nameAr: string }>('planner', '/api/auth/current-user')
  await page.goto('/production/projects/new')
  await skipToContent(page, language)
  await writeIn(label('name'), name)
  await writeIn(label('managerId'), language === 'arabic' ? me.nameAr : me.name)
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option-active').waitFor()
  await press(page, 'Enter')
  await pressOn(page.getByRole('button', { name: text('common.save') }))
  await page.waitForURL(/\/production\/projects\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  const { version } = await found<{ version: number }>('planner', `/api/projects/${id}`)
  await made('admin', `/api/projects/${id}/approve`, {}, version)
  return id
}

interface Settings {
  calendar?: string
  start?: string
}

/** Sets how the schedule on the page is computed, by keyboard only. */
export async function writeSettings(page: Page, language: Language, settings: Settings) {
  const text = words(language)
  const texts = (key: string) => text(`production.schedules.settings.${key}`)
  await pressOn(page.getByRole('button', { name: texts('open') }))
  const dialog = page.getByRole('dialog', { name: texts('title') })
  await dialog.waitFor()
  const { calendar, start } = settings
  if (calendar) {
    await writeIn(dialog.getByLabel(texts('fields.calendarId')), calendar)
    await press(page, 'Enter')
  }
  for (const [name, value] of Object.entries({ start })) {
    if (!value) continue
    await writeIn(dialog.getByLabel(texts(`fields.${name}`)), value)
    await press(page, 'Enter')
  }
  await pressOn(dialog.getByRole('button', { name: text('common.save') }))
  await dialog.waitFor({ state: 'hidden' })
}
