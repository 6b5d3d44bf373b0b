import { test } from '@japa/runner'
import { today } from '#core/settings/firm_clock'
import { axeProblems } from '#tests/helpers/browser_axe'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { choose } from '#tests/helpers/browser_steps'
import { words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'

interface Row {
  id: number
  version: number
  number: string
  status: string
  reportOn: string
  notes: string | null
  scheduleVersion: number
  works: { taskId: number; percentComplete: number; scheduledPercent: number }[]
}
interface Task {
  id: number
  code: string
  percentComplete: number
}

const NOTE = 'Written in the basement without a connection'
/** Milliseconds for all steps of a sending. */
const PATIENCE = 20_000
const PHONE = { width: 390, height: 844 }

const text = words('english')
const label = (name: string) => text(`production.site_reports.fields.${name}`)
const column = (name: string) => text(`production.site_reports.columns.works.${name}`)

const reportsOf = async (projectId: number) =>
  found<Row[]>('foreman', `/api/site-reports?projectId=${projectId}&_start=0&_end=50`)

/** A project that is planned and run by the planner, with a task that is under way. */
async function aSite() {
  const projects = await found<{ id: number; code: string; managerId: number }[]>(
    'planner',
    '/api/projects?_start=0&_end=50'
  )
  const me = await found<{ id: number }>('planner', '/api/auth/current-user')
  for (const { id, code, managerId } of projects) {
    if (managerId !== me.id) continue
    // one day of one person is one report of a project, and other specs write reports too
    if ((await reportsOf(id)).some(({ reportOn }) => reportOn >= today())) continue
    const tasks = await found<Task[]>('foreman', `/api/site-reports/tasks?projectId=${id}`)
    const task = tasks.find(({ percentComplete }) => percentComplete > 0 && percentComplete < 90)
    if (task) return { id, code, task }
  }
  throw new Error('no project with work under way')
}

test.group('A site report without a connection', () => {
  test('is kept on the phone and is one report when the line is back', async ({
    assert,
    test: current,
  }) => {
    const site = await aSite()
    const before = await reportsOf(site.id)
    const page = await stage().visit(
      { test: current },
      { as: 'foreman', language: 'english', says: [/ERR_INTERNET_DISCONNECTED|failed/] }
    )
    await page.setViewportSize(PHONE)
    await page.goto('/production/site-reports/new')
    await choose(page, label('projectId'), site.code)
    await page
      .getByRole('button', { name: text('production.site_reports.add_row.works') })
      .waitFor()
    await page.context().setOffline(true)

    await choose(page, label('weather'), 'Clear')
    await page.getByRole('button', { name: text('production.site_reports.add_row.works') }).click()
    await choose(page, column('taskId'), site.task.code)
    const share = site.task.percentComplete + 5
    await page.getByLabel(column('percentComplete'), { exact: true }).fill(String(share))
    await page.getByLabel(label('notes'), { exact: true }).fill(NOTE)
    await page.getByRole('button', { name: text('production.site_reports.send') }).click()
    await page.getByText(text('production.site_reports.queue.waiting'), { exact: true }).waitFor()
    assert.lengthOf(await reportsOf(site.id), before.length)
    assert.deepEqual(await axeProblems(page, 'site report that waits', { frameless: true }), [])

    // the line comes back while another page is open
    await page.evaluate(() => {
      history.pushState(null, '', '/departments')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.context().setOffline(false)
    const fresh = async () =>
      (await reportsOf(site.id)).filter(({ id }) => !before.some((one) => one.id === id))
    await until(async () => (await fresh())[0]?.status === 'submitted', PATIENCE)
    const [sent] = await fresh()
    const path = `/api/site-reports/${sent!.id}`
    const report = await found<Row>('planner', path)
    assert.containsSubset(report, { status: 'submitted', notes: NOTE })
    assert.equal(report.works[0]!.percentComplete, share)
    const { version, scheduleVersion } = report
    await made('planner', `${path}/approve`, { scheduleVersion }, version)
    const approved = await found<Row>('planner', path)
    assert.equal(approved.status, 'approved')
    assert.equal(approved.works[0]!.scheduledPercent, share)
    assert.lengthOf(await reportsOf(site.id), before.length + 1)
  }).timeout(120_000)
})
