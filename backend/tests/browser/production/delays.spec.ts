import { test } from '@japa/runner'
import { DELAY_CAUSES, DELAY_RESPONSIBLES } from '#production/enums/delays'
import { axeProblems } from '#tests/helpers/browser_axe'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { choose, settled } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'

interface Listed {
  id: number
  title: string
  status: string
  projectId: number
}

const PHONE = { width: 390, height: 844 }
/** Milliseconds until what was sent is stored. */
const PATIENCE = 20_000

const delays = () => found<Listed[]>('planner', '/api/delays?_start=0&_end=100')

test.group('A delay on a phone', () => {
  for (const language of LANGUAGES) {
    test(`is entered, recorded and read with its impact, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const [{ projectId }] = (await delays()).filter(({ status }) => status === 'granted')
      const title = `Crane stood still (${language})`
      const page = await stage().visit({ test: current }, { as: 'planner', language })
      await page.setViewportSize(PHONE)
      await page.goto(`/production/delays/new?projectId=${projectId}`)
      await page.getByLabel(text('production.delays.fields.title'), { exact: true }).fill(title)
      const name = language === 'english' ? ('label' as const) : ('labelAr' as const)
      await choose(page, text('production.delays.fields.cause'), DELAY_CAUSES[0][name])
      await choose(page, text('production.delays.fields.responsible'), DELAY_RESPONSIBLES[0][name])
      assert.deepEqual(
        await axeProblems(page, `delay form in ${language}`, { frameless: true }),
        []
      )
      await page.getByRole('button', { name: text('common.save') }).click()
      await page.waitForURL(/\/production\/delays\/\d+$/)
      const stored = async () => (await delays()).find((one) => one.title === title)
      assert.equal((await stored())?.status, 'draft')
      const record = text('production.delays.action.record')
      await page.getByRole('button', { name: record }).click()
      await page.getByRole('dialog').getByRole('button', { name: record }).click()
      await until(async () => (await stored())?.status === 'recorded', PATIENCE)
      await page.getByText(text('production.delays.impact.title')).waitFor()
      await settled(page)
      assert.deepEqual(await axeProblems(page, `delay in ${language}`, { frameless: true }), [])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.isAtMost(wide, PHONE.width)
    }).timeout(120_000)
  }
})
