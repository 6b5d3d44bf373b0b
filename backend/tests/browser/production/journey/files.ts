import type { Download, Locator, Page } from 'playwright-core'
import { hasFocus, press, pressOn, tabTo } from '#tests/helpers/browser_keyboard'
import { made } from '#tests/helpers/browser_records'
import { button } from '#tests/helpers/browser_steps'
import { words } from '#tests/helpers/browser_words'
import { textsOf } from '#tests/helpers/pdf_text'
import { until } from '#tests/helpers/until'
import { dayFromNow, firstDay, planOf, type Journey } from './plan.js'
import { PATIENCE } from './write_tasks.js'

/** Rows that a file has to bring with more than a name, a duration and links. */
const [DONE, BEGUN, OTHER_HOURS, HELD] = [2, 3, 27, 30]

/** What a plan has some time later: progress, a day before which nothing starts, hours of a task's own. */
export async function enrich({ projectId }: Journey) {
  const { tasks, version, calendars, settings } = await planOf(projectId)
  const hours = (week: string[] = []) => week.join('|')
  const ofProject = calendars.find(({ id }) => id === settings.calendarId)
  const other = calendars.find(({ week }) => hours(week) !== hours(ofProject?.week))
  if (!other) throw new Error('there is no calendar with other hours')
  const at = (days: number, time: string) => `${dayAfterFirst(days)}T${time}`
  const update = (row: number, fields: object) => ({
    ...{ op: 'update', id: tasks[row - 1]!.id },
    fields,
  })
  const changes = [
    { op: 'settings', fields: { dataDate: `${dayFromNow(0)}T07:00` } },
    update(DONE, {
      ...{ actualStart: at(0, '07:00'), actualFinish: at(1, '16:25') },
      ...{ percentComplete: 100, remaining: null },
    }),
    update(BEGUN, { actualStart: at(2, '08:10'), remaining: 305, percentComplete: 40.5 }),
    update(OTHER_HOURS, { calendarId: other.id }),
    update(HELD, { constraintKind: 'start_no_earlier', constraintAt: at(40, '09:35') }),
  ]
  await made('planner', `/api/projects/${projectId}/schedule/changes`, { changes }, version)
}

function dayAfterFirst(days: number): string {
  const day = new Date(`${firstDay()}T00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** An empty project; answers its id. */
export async function anotherProject(name: string): Promise<number> {
  const { id } = await made('planner', '/api/projects', { name })
  return id
}

/** What a job has made, by the button that appears when it is done. */
async function downloadOf(dialog: Locator, { language }: Journey): Promise<Download> {
  const page = dialog.page()
  const ready = button(dialog, words(language)('kit.job.download'))
  await tabTo(ready)
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Enter')])
  return download
}

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Prints the chart by keyboard only; answers what its pages say, without blanks. */
export async function printChart(page: Page, journey: Journey): Promise<string> {
  const text = words(journey.language)
  await pressOn(page.getByRole('button', { name: text('common.print') }))
  const dialog = page.getByRole('dialog', { name: text('production.schedules.gantt.print.title') })
  const request = text('production.schedules.gantt.print.request')
  await pressOn(dialog.getByRole('button', { name: request }))
  const pages = await textsOf(await bytesOf(await downloadOf(dialog, journey)))
  return withoutBlanks(pages.join(''))
}

/** Where a line of print ends, and which blanks are drawn, is of no interest. */
export const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')

/** Opens the menu of files by keyboard and goes down to one of its lines. */
async function chooseFromMenu(page: Page, { language }: Journey, line: string) {
  const text = words(language)
  await pressOn(page.getByRole('button', { name: text('production.schedule_files.menu') }))
  const name = text(`production.schedule_files.${line}`)
  const lines = page.locator('.ant-dropdown:visible').getByRole('menuitem')
  await lines.filter({ hasText: name }).waitFor()
  // the menu moves the focus in a moment, not at once
  for (const next of await lines.all()) {
    await until(() => hasFocus(next), PATIENCE)
    if ((await next.textContent()) === name) break
    await press(page, 'ArrowDown')
  }
  await press(page, 'Enter')
}

export interface PlanFile {
  name: string
  buffer: Buffer
}

/** The plan of the page as a file, by keyboard only. */
export async function exportAs(page: Page, journey: Journey, format: string): Promise<PlanFile> {
  await chooseFromMenu(page, journey, `export_as.${format}`)
  const title = words(journey.language)('production.schedule_files.export_title')
  const dialog = page.getByRole('dialog', { name: title })
  const download = await downloadOf(dialog, journey)
  const file = { name: download.suggestedFilename(), buffer: await bytesOf(download) }
  await press(page, 'Escape')
  await dialog.waitFor({ state: 'hidden' })
  return file
}

/**
 * Imports a file into the schedule on the page by keyboard only, once it says that nothing is left out.
 * The system's own window for choosing is not the portal's; it is answered by the browser.
 */
export async function importFile(page: Page, journey: Journey, file: PlanFile) {
  const text = words(journey.language)
  const texts = (key: string) => text(`production.schedule_files.${key}`)
  const chosen = { ...file, mimeType: 'application/octet-stream' }
  // asked for in time: what opens before the browser knows that it is awaited is lost
  page.once('filechooser', (chooser) => void chooser.setFiles(chosen))
  await chooseFromMenu(page, journey, 'import')
  const dialog = page.getByRole('dialog', { name: texts('import_title') })
  await tabTo(dialog.getByLabel(texts('choose')).and(page.locator('input')))
  await press(page, 'Space')
  await dialog.getByText(texts('nothing_left')).waitFor()
  await pressOn(dialog.getByRole('button', { name: texts('apply') }))
  await dialog.getByText(texts('applied')).waitFor()
}
