import type { Page } from 'playwright-core'
import { noteCalls } from '#tests/helpers/browser_answers'
import { found } from '#tests/helpers/browser_records'
import { button, choose, field } from '#tests/helpers/browser_steps'
import { words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'
import type { Journey } from './plan.js'
import { PATIENCE } from './write_tasks.js'

/** A weather, as the form names it. */
const CLEAR = { english: 'Clear', arabic: 'صحو' }

/** The width of a phone. */
export const PHONE = 390

interface Report {
  id: number
  status: string
}

export const reportsOf = ({ projectId }: Journey) =>
  found<Report[]>('foreman', `/api/site-reports?projectId=${projectId}&_start=0&_end=50`)

/** Reports how far a task is without a connection, which then comes back; answers how often it was sent. */
export async function reportOffline(
  page: Page,
  journey: Journey,
  { code, percent }: { code: string; percent: number }
): Promise<number> {
  const text = words(journey.language)
  const texts = (key: string) => text(`production.site_reports.${key}`)
  await page.goto('/production/site-reports/new')
  const project = await found<{ code: string }>('planner', `/api/projects/${journey.projectId}`)
  await choose(page, texts('fields.projectId'), project.code)
  await button(page, texts('add_row.works')).waitFor()
  await page.context().setOffline(true)
  const sent = noteCalls(page, '/api/site-reports', 'POST')
  await choose(page, texts('fields.weather'), CLEAR[journey.language])
  await button(page, texts('add_row.works')).click()
  await choose(page, texts('columns.works.taskId'), code)
  await field(page, texts('columns.works.percentComplete')).fill(String(percent))
  await button(page, texts('send')).click()
  await page.getByText(texts('queue.waiting'), { exact: true }).waitFor()
  if ((await reportsOf(journey)).length) throw new Error('a report came without a connection')
  await page.context().setOffline(false)
  await until(async () => (await reportsOf(journey))[0]?.status === 'submitted', PATIENCE)
  const answers = await Promise.all(sent.map(async (call) => (await call.response())?.status()))
  return answers.filter((status) => status === 201).length
}

/** Approves the report of the project, which writes its progress into the schedule. */
export async function approveReport(page: Page, journey: Journey) {
  const text = words(journey.language)
  const [report] = await reportsOf(journey)
  await page.goto(`/production/site-reports/${report!.id}`)
  const approve = text('production.site_reports.action.approve')
  await button(page, approve).click()
  await button(page.getByRole('dialog'), approve).click()
  await until(async () => (await reportsOf(journey))[0]?.status === 'approved', PATIENCE)
}
