import { test } from '@japa/runner'
import { axeProblems } from '#tests/helpers/browser_axe'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'

interface Week {
  status: string
  kept: number
  ppc: number | null
  made: number
  can: { commit: boolean }
}

/** Milliseconds until the server has what was clicked. */
const PATIENCE = 20_000

const weekOf = (projectId: number) =>
  found<Week>('planner', `/api/projects/${projectId}/weekly-plan`)

/** A project whose promises of this week are still a draft. */
async function drafting(): Promise<number> {
  const { tasks } = await found<{ tasks: { projectId: number }[] }>('planner', '/api/look-ahead')
  for (const id of new Set(tasks.map(({ projectId }) => projectId))) {
    const { can, made } = await weekOf(id)
    if (can.commit && made > 0) return id
  }
  throw new Error('no project drafts its week')
}

test.group('A week of promises', () => {
  for (const language of LANGUAGES) {
    test(`is committed and reported, in ${language}`, async ({ assert, test: current }) => {
      const text = words(language)
      const weekly = (key: string) => text(`production.weekly_plans.${key}`)
      const projectId = await drafting()
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      await page.goto(`/production/planning?projectId=${projectId}`)
      await page.getByRole('tab', { name: text('production.planning.tabs.weekly_plan') }).click()

      await page.getByRole('button', { name: weekly('commit') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(weekly('commit_text')).waitFor()
      await dialog.getByRole('button', { name: weekly('commit') }).click()
      await until(async () => (await weekOf(projectId)).status === 'committed', PATIENCE)
      await dialog.waitFor({ state: 'hidden' })
      assert.equal(await page.getByRole('button', { name: weekly('add') }).count(), 0)

      // each button is named with the task of its promise
      const name = text('production.weekly_plans.done_title', { task: '' })
      const done = page.getByRole('button', { name })
      await done.first().click()
      await until(async () => (await weekOf(projectId)).kept === 1, PATIENCE)
      const { made, ppc } = await weekOf(projectId)
      assert.equal(ppc, Math.round(10_000 / made) / 100)
      assert.deepEqual(
        await axeProblems(page, `weekly plan in ${language}`, { frameless: true }),
        []
      )
    }).timeout(120_000)
  }
})
