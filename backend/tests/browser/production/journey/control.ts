import type { Page } from 'playwright-core'
import { press, pressOn, tabTo, writeIn } from '#tests/helpers/browser_keyboard'
import { found } from '#tests/helpers/browser_records'
import { words, type Language } from '#tests/helpers/browser_words'
import type { Journey } from './plan.js'

const VIEWS = ['list', 'gantt', 'needs', 'optimizer', 'control'] as const

/** Goes from the view of the schedule that is open to another with the arrows of the choice. */
export async function openView(page: Page, language: Language, view: (typeof VIEWS)[number]) {
  const names = page.getByRole('radiogroup', { name: words(language)('production.schedules.view') })
  await tabTo(names.getByRole('radio', { checked: true }))
  const open = new URL(page.url()).searchParams.get('view')
  const from = VIEWS.findIndex((name) => name === open)
  const to = VIEWS.indexOf(view)
  // the views lie in the direction of reading
  const isRight = to > from !== (language === 'arabic')
  const between = to > from ? VIEWS.slice(from + 1, to + 1) : VIEWS.slice(to, from).toReversed()
  for (const next of between) {
    await press(page, isRight ? 'ArrowRight' : 'ArrowLeft')
    await page.waitForFunction((name) => location.search.includes(`view=${name}`), next)
  }
}

/** Takes a baseline by keyboard only. */
export async function takeBaseline(page: Page, { language }: Journey, name: string) {
  const text = words(language)
  const take = text('production.schedule_control.take')
  await pressOn(page.getByRole('button', { name: take, exact: true }))
  const dialog = page.getByRole('dialog', { name: text('production.schedule_control.take_title') })
  await writeIn(dialog.getByLabel(text('production.schedule_control.name')), name)
  await press(page, 'Enter')
  await dialog.waitFor({ state: 'hidden' })
}

export interface Variance {
  taskId: number
  baselineFinish: string
  finish: string
  startVariance: number
  finishVariance: number
}

/** How the tasks of the project lie against its only baseline. */
export async function variancesOf({ projectId }: Journey): Promise<Variance[]> {
  const baselines = await found<{ id: number }[]>('planner', `/api/projects/${projectId}/baselines`)
  const [baseline, ...others] = baselines
  if (!baseline || others.length) throw new Error(`${baselines.length} baselines were taken`)
  const { tasks } = await found<{ tasks: Variance[] }>('planner', `/api/baselines/${baseline.id}`)
  return tasks
}
