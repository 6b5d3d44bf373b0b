import type { Page } from 'playwright-core'
import { press, pressOn, tabTo } from '#tests/helpers/browser_keyboard'
import { found } from '#tests/helpers/browser_records'
import { words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'
import { planOf, type Journey, type Plan } from './plan.js'

/** The shortest search with its start, on a loaded machine. */
const SEARCH_PATIENCE = 60_000

interface Scenario {
  id: number
  status: string
  moves: { taskId: number; from: string; to: string }[]
  before: { overloadedDays: number }
  after: { overloadedDays: number }
}

/** Searches for a plan in which no crew is asked for too much, and accepts it; by keyboard only. */
export async function levelAndAccept(page: Page, { language, projectId }: Journey) {
  const text = words(language)
  const texts = (key: string) => text(`production.schedule_scenarios.${key}`)
  const path = `/api/projects/${projectId}/schedule/scenarios`
  const before = await planOf(projectId)
  await tabTo(page.getByRole('slider'))
  await press(page, 'Home')
  await pressOn(page.getByRole('button', { name: texts('start') }))
  const accept = page.getByRole('button', { name: texts('accept'), exact: true })
  await accept.waitFor({ timeout: SEARCH_PATIENCE })
  const proposed = await planOf(projectId)
  const [{ id } = { id: 0 }] = await found<Scenario[]>('planner', path)
  const scenario = () => found<Scenario>('planner', `${path}/${id}`)
  await pressOn(accept)
  const dialog = page.getByRole('dialog', { name: texts('accept_title') })
  await pressOn(dialog.getByRole('button', { name: texts('accept'), exact: true }))
  await until(async () => (await scenario()).status === 'accepted', SEARCH_PATIENCE)
  await dialog.waitFor({ state: 'hidden' })
  const after: Plan = await planOf(projectId)
  return { scenario: await scenario(), before, proposed, after }
}
