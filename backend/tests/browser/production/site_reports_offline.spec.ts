import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { axeProblems } from '#tests/helpers/browser_axe'
import { isKept, OFFLINE } from '#tests/helpers/browser_offline'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { choose } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'

interface Row {
  id: number
  projectId: number
  status: string
  notes: string | null
}
interface Project {
  id: number
  code: string
  isOwn: boolean
}

const NEW = '/production/site-reports/new'
const PATIENCE = 30_000

const reportsOf = (projectId: number) =>
  found<Row[]>('foreman', `/api/site-reports?projectId=${projectId}&_start=0&_end=200`)

const isPrepared = (page: Page) => isKept(page, '/api/site-reports/tasks')

const keptKeys = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open('binaa-kept-answers')
    await new Promise((resolve) => (request.onsuccess = resolve))
    const all = request.result.transaction('values').objectStore('values').getAllKeys()
    await new Promise((resolve) => (all.onsuccess = resolve))
    request.result.close()
    return all.result.length
  })

/** Addresses that the worker holds. */
const cachedByWorker = (page: Page) =>
  page.evaluate(async () => {
    const held: string[] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      held.push(...requests.map(({ url }) => new URL(url).pathname))
    }
    return held
  })

test.group('The portal without a connection', () => {
  for (const [index, language] of LANGUAGES.entries()) {
    const text = words(language)
    const label = (name: string) => text(`production.site_reports.fields.${name}`)

    test(`opens the site report from nothing and sends it once (${language})`, async ({
      assert,
      test: current,
    }) => {
      const note = `Opened in the basement ${language}`
      const page = await stage().visit(
        { test: current },
        { as: 'foreman', language, width: 390, worker: true, ownSession: true, says: [OFFLINE] }
      )
      // one day of one person is one report of a project
      const project = (await found<Project[]>('foreman', '/api/site-reports/projects'))[index]!
      const before = await reportsOf(project.id)
      const isNew = ({ id }: Row) => !before.some((one) => one.id === id)
      const fresh = async () => (await reportsOf(project.id)).filter(isNew)
      await page.goto('/departments')
      await until(() => isPrepared(page), PATIENCE)
      await page.context().setOffline(true)
      await page.goto('about:blank')
      await page.goto(NEW)

      await page.getByText(text('common.offlineKept')).waitFor()
      await choose(page, label('projectId'), project.code)
      await choose(page, label('weather'), language === 'english' ? 'Clear' : 'صحو')
      const tasks = await found<{ code: string; percentComplete: number }[]>(
        'foreman',
        `/api/site-reports/tasks?projectId=${project.id}`
      )
      const task = tasks.find(({ percentComplete }) => percentComplete < 90)!
      await page
        .getByRole('button', { name: text('production.site_reports.add_row.works') })
        .click()
      await choose(page, text('production.site_reports.columns.works.taskId'), task.code)
      await page
        .getByLabel(text('production.site_reports.columns.works.percentComplete'), { exact: true })
        .fill(String(task.percentComplete + 5))
      await page.getByLabel(label('notes'), { exact: true }).fill(note)
      assert.deepEqual(await axeProblems(page, 'site report offline', { frameless: true }), [])
      await page.getByRole('button', { name: text('production.site_reports.send') }).click()
      await page.getByText(text('production.site_reports.queue.waiting'), { exact: true }).waitFor()
      assert.lengthOf(await fresh(), 0)

      // closed and opened again before the line is back
      await page.goto('about:blank')
      await page.goto('/departments')
      await page.getByText(text('common.offline')).waitFor()
      await page.context().setOffline(false)
      await until(async () => (await fresh())[0]?.status === 'submitted', PATIENCE)
      const [sent, second] = await fresh()
      assert.isUndefined(second)
      assert.equal((await found<Row>('foreman', `/api/site-reports/${sent!.id}`)).notes, note)
      const held = await cachedByWorker(page)
      assert.include(held, '/index.html')
      assert.isEmpty(held.filter((path) => path.startsWith('/api') || path.startsWith('/health')))
    }).timeout(180_000)
  }

  test('holds nothing of a person who has signed out', async ({ assert, test: current }) => {
    const text = words('english')
    const page = await stage().visit(
      { test: current },
      {
        ...{ as: 'foreman', language: 'english', worker: true, ownSession: true },
        ...{ says: [OFFLINE], refusals: [401] },
      }
    )
    await page.goto('/departments')
    await until(() => isPrepared(page), PATIENCE)
    await page.context().setOffline(true)
    await page.goto('about:blank')
    await page.goto(NEW)
    await page.getByText(text('common.offlineKept')).waitFor()
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('button', { name: text('shell.logout') }).click()
    await page.getByRole('button', { name: text('auth.login') }).waitFor()
    await until(async () => (await keptKeys(page)) === 0, PATIENCE)
    // the next person opens the same page without a connection
    await page.goto('about:blank')
    await page.goto(NEW)
    await page.getByRole('button', { name: text('auth.login') }).waitFor()
    // and with one: the session of who has left is over
    await page.context().setOffline(false)
    await page.goto('/departments')
    await page.getByRole('button', { name: text('auth.login') }).waitFor()
    const status = await page.evaluate(async () => (await fetch('/api/auth/current-user')).status)
    assert.equal(status, 401)
  }).timeout(120_000)
})
