import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { axeProblems } from '#tests/helpers/browser_axe'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'

interface Schedule {
  tasks: { code: string; name: string; isCritical: boolean; totalFloat: number }[]
  links: { lag: number }[]
}

const TASKS = 30
/** The tasks of the long chain; the rest are a chain of their own. */
const LONG = 20
const DAY = 480
/** Milliseconds until what was typed is saved. */
const PATIENCE = 20_000

const scheduleOf = (projectId: number) =>
  found<Schedule>('planner', `/api/projects/${projectId}/schedule`)

/** A project of which nothing is planned yet. */
async function unplanned(): Promise<number> {
  const projects = await found<{ id: number }[]>('planner', '/api/projects?_start=0&_end=50')
  for (const { id } of projects) if (!(await scheduleOf(id)).tasks.length) return id
  throw new Error('every project has a schedule')
}

async function press(page: Page, key: string, times = 1) {
  for (let time = 0; time < times; time++) await page.keyboard.press(key)
}

/** Types each text into the column under the cursor, row by row. */
async function typeDown(page: Page, texts: string[]) {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

test.group('A schedule by keyboard', () => {
  for (const language of LANGUAGES) {
    test(`thirty tasks with links are planned from nothing, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const projectId = await unplanned()
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      await page.goto(`/production/projects/${projectId}/schedule`)
      const grid = page.getByRole('treegrid', { name: text('production.schedules.tasks') })
      await grid.focus()
      // columns go on in the direction of the page
      const onward = language === 'arabic' ? 'ArrowLeft' : 'ArrowRight'

      await press(page, onward, 2)
      await typeDown(
        page,
        numbers(1, TASKS).map((number) => `Activity ${number}`)
      )
      await press(page, 'Control+Home')
      await press(page, onward, 3)
      await typeDown(
        page,
        numbers(1, TASKS).map(() => '2d')
      )
      await press(page, 'Control+Home')
      await press(page, 'ArrowDown')
      await press(page, onward, 6)
      await typeDown(
        page,
        numbers(2, LONG).map((number) => `${number - 1}FS+1d`)
      )
      await press(page, 'ArrowDown')
      await typeDown(
        page,
        numbers(LONG + 2, TASKS).map((number) => `${number - 1}`)
      )

      await until(async () => (await scheduleOf(projectId)).links.length === TASKS - 2, PATIENCE)
      const { tasks, links } = await scheduleOf(projectId)
      assert.deepEqual(
        tasks.map(({ name }) => name),
        numbers(1, TASKS).map((number) => `Activity ${number}`)
      )
      assert.lengthOf(
        links.filter(({ lag }) => lag === DAY),
        LONG - 1
      )
      const critical = tasks.filter(({ isCritical }) => isCritical)
      assert.deepEqual(
        critical.map(({ name }) => name),
        numbers(1, LONG).map((number) => `Activity ${number}`)
      )

      // on screen the filter leaves the critical path, between the head and the row for new tasks
      await page.getByRole('checkbox', { name: text('production.schedules.critical') }).click()
      await until(
        async () => Number(await grid.getAttribute('aria-rowcount')) === LONG + 2,
        PATIENCE
      )
      assert.deepEqual(await axeProblems(page, `schedule in ${language}`, { frameless: true }), [])

      await grid.focus()
      await press(page, 'Control+z')
      await until(async () => (await scheduleOf(projectId)).links.length === TASKS - 3, PATIENCE)
    }).timeout(120_000)
  }
})
