import type { Locator, Page } from 'playwright-core'
import { press, tabTo } from '#tests/helpers/browser_keyboard'
import { button } from '#tests/helpers/browser_steps'
import { words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'
import { planOf, type Journey, type Plan, type Task } from './plan.js'
import { PATIENCE } from './write_tasks.js'

/** A task with float, and one on the long way. */
const LOOSE = 30
export const TIGHT = 20
/** How far the mouse drags, in pixels: some days at the scale that a chart opens with. */
const DRAGGED = 80

function chartOf(page: Page, { language }: Journey) {
  return page.getByRole('application', {
    name: words(language)('production.schedules.gantt.chart'),
  })
}

function previewOf(page: Page, { language }: Journey): Locator {
  const name = words(language)('production.schedules.gantt.preview.title')
  return page.getByRole('region', { name })
}

const barOf = (chart: Locator, { id }: { id: number }) =>
  chart.locator(`.gantt_task_line[data-task-id="${id}"]`)

const placeOf = ({ earlyStart, earlyFinish }: Task) => `${earlyStart} ${earlyFinish}`

/** The tasks that lie elsewhere than before. */
export function moved(before: Plan, after: Plan): Task[] {
  const places = new Map(before.tasks.map((task) => [task.id, placeOf(task)]))
  return after.tasks.filter((task) => places.get(task.id) !== placeOf(task))
}

async function focusTask(page: Page, row: number) {
  await press(page, 'Home')
  await press(page, 'ArrowDown', row - 1)
}

/** Until the server has a plan other than this one. */
async function changedFrom({ projectId }: Journey, { version }: Plan): Promise<Plan> {
  let plan = await planOf(projectId)
  await until(async () => (plan = await planOf(projectId)).version > version, PATIENCE)
  return plan
}

/** @throws Error where the server has another plan than before */
async function expectUnchanged({ projectId }: Journey, { version }: Plan, after: string) {
  const now = await planOf(projectId)
  if (now.version !== version) throw new Error(`the plan was written after ${after}`)
}

export interface Edit {
  before: Plan
  /** How many tasks the preview said that it moves. */
  announced: number
  applied: Plan
}

/** The number that a preview begins with. */
async function announcedIn(preview: Locator): Promise<number> {
  const first = await preview.getByRole('listitem').first().textContent()
  return Number(/\d+/.exec(first ?? '')?.[0])
}

/** Moves a task of the long way two days on by keyboard: preview, apply. */
export async function moveByKeyboard(page: Page, journey: Journey): Promise<Edit> {
  const before = await planOf(journey.projectId)
  const preview = previewOf(page, journey)
  await tabTo(chartOf(page, journey))
  await focusTask(page, TIGHT)
  await press(page, 'Shift+ArrowRight', 2)
  await preview.waitFor()
  const announced = await announcedIn(preview)
  await expectUnchanged(journey, before, 'a preview')
  await press(page, 'Control+Enter')
  return { before, announced, applied: await changedFrom(journey, before) }
}

/** Takes the last change back by keyboard. */
export async function undoByKeyboard(page: Page, journey: Journey): Promise<Plan> {
  const before = await planOf(journey.projectId)
  await tabTo(chartOf(page, journey))
  await press(page, 'Control+z')
  return changedFrom(journey, before)
}

/** A move of a task with float that is cancelled before it is written. */
export async function moveAndCancel(page: Page, journey: Journey) {
  const before = await planOf(journey.projectId)
  await tabTo(chartOf(page, journey))
  await focusTask(page, LOOSE)
  await press(page, 'Shift+ArrowRight')
  await previewOf(page, journey).waitFor()
  await press(page, 'Escape')
  await previewOf(page, journey).waitFor({ state: 'hidden' })
  await expectUnchanged(journey, before, 'it was cancelled')
}

/** Drags a bar on with the mouse: preview, apply; and undone by its button. */
export async function dragBar(page: Page, journey: Journey): Promise<Edit & { undone: Plan }> {
  const text = words(journey.language)
  const before = await planOf(journey.projectId)
  const preview = previewOf(page, journey)
  const chart = chartOf(page, journey)
  // the keys bring the bar into view
  await chart.focus()
  await focusTask(page, TIGHT)
  await drag(page, barOf(chart, before.tasks[TIGHT - 1]!))
  await preview.waitFor()
  const announced = await announcedIn(preview)
  await expectUnchanged(journey, before, 'a drag')
  await button(preview, text('production.schedules.gantt.preview.apply')).click()
  const applied = await changedFrom(journey, before)
  await button(page, text('common.undo')).click()
  return { before, announced, applied, undone: await changedFrom(journey, applied) }
}

async function drag(page: Page, bar: Locator) {
  // a chart that draws itself again has no bars for a moment
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null
  await until(async () => (box = await bar.boundingBox()) !== null, PATIENCE)
  const { x: left, y: top, width, height } = box!
  const [x, y] = [left + width / 2, top + height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + DRAGGED / 2, y, { steps: 4 })
  await page.mouse.move(x + DRAGGED, y, { steps: 4 })
  await page.mouse.up()
}

/** The rows whose bars are drawn as critical, going down the chart by keyboard. */
export async function criticalBars(page: Page, journey: Journey): Promise<number[]> {
  const { tasks } = await planOf(journey.projectId)
  const chart = chartOf(page, journey)
  const critical: number[] = []
  await chart.focus()
  await press(page, 'Home')
  for (const [index, task] of tasks.entries()) {
    const bar = barOf(chart, task)
    // a moment has no width
    await bar.waitFor({ state: 'attached' })
    if (/is-critical/.test((await bar.getAttribute('class')) ?? '')) critical.push(index + 1)
    await press(page, 'ArrowDown')
  }
  return critical
}
