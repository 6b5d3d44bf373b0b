import type { Page } from 'playwright-core'
import { press, tabTo } from '#tests/helpers/browser_keyboard'
import { words, type Language } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'
import { CREW, CREW_UNITS, CROWDED, HANDOVER, PHASES, planOf, typedRows } from './plan.js'

/** Milliseconds until what was typed is saved. */
export const PATIENCE = 20_000

/** The list of tasks: in it Tab goes from cell to cell, and Escape first lets it leave. */
export function taskList(page: Page, language: Language) {
  return page.getByRole('treegrid', { name: words(language)('production.schedules.tasks') })
}

/** Columns go on in the direction of the page. */
const onwardIn = (language: Language) => (language === 'arabic' ? 'ArrowLeft' : 'ArrowRight')
const NAME = 2
/** From the name by way of start and finish. */
const TO_DURATION = 1
const TO_PREDECESSORS = 3

/** Types every task with its duration, then the predecessors once all are there. */
export async function writeTasks(page: Page, language: Language, projectId: number) {
  const rows = typedRows(language)
  const onward = onwardIn(language)
  await tabTo(taskList(page, language))
  for (const { name, duration } of rows) {
    await press(page, 'Home')
    await press(page, onward, NAME)
    await press(page, 'F2')
    await page.keyboard.type(name)
    await press(page, 'Tab', TO_DURATION)
    await page.keyboard.type(duration)
    await press(page, 'Enter')
  }
  await until(async () => (await planOf(projectId)).tasks.length === rows.length, PATIENCE)
  await press(page, 'Control+Home')
  await press(page, onward, NAME + TO_DURATION + TO_PREDECESSORS)
  for (const { predecessors } of rows) {
    await page.keyboard.type(predecessors)
    await press(page, predecessors ? 'Enter' : 'ArrowDown')
  }
  await makePhases(page, language)
  await makeHandover(page, language)
}

/** The rows below the head of a phase become its tasks. */
async function makePhases(page: Page, language: Language) {
  const onward = onwardIn(language)
  for (const [index, head] of PHASES.entries()) {
    const next = PHASES[index + 1] ?? HANDOVER
    await goToRow(page, head + 1)
    await press(page, 'Shift+ArrowDown', next - head - 2)
    await press(page, `Alt+${onward}`)
  }
}

async function goToColumn(page: Page, language: Language, name: string) {
  const list = taskList(page, language)
  const title = words(language)(`production.schedules.fields.${name}`)
  const head = list.getByRole('columnheader', { name: title, exact: true })
  const place = Number(await head.getAttribute('aria-colindex'))
  await press(page, 'Home')
  await press(page, onwardIn(language), place - 2)
}

/** The last row is the moment at which everything is done: a kind that is picked from a list. */
async function makeHandover(page: Page, language: Language) {
  await goToRow(page, HANDOVER)
  await goToColumn(page, language, 'kind')
  await press(page, 'Enter')
  const milestone = words(language)('production.schedules.kinds.finish_milestone')
  await page.keyboard.type(milestone)
  await press(page, 'Enter')
}

export async function goToRow(page: Page, number: number) {
  await press(page, 'Control+Home')
  await press(page, 'ArrowDown', number - 1)
}

/** Gives a crew to two tasks, by its code. */
export async function assignCrew(page: Page, language: Language) {
  for (const number of CROWDED) {
    await goToRow(page, number)
    await goToColumn(page, language, 'resources')
    await page.keyboard.type(`${CREW}[${CREW_UNITS}]`)
    await press(page, 'Enter')
  }
}

/** Lets Tab leave the list again. */
export const leaveList = (page: Page) => press(page, 'Escape')
