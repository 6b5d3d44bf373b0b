import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { axeProblems } from '#tests/helpers/browser_axe'
import { isKept, OFFLINE } from '#tests/helpers/browser_offline'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { field, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'
import { inDays } from '#tests/helpers/days'

interface Check {
  id: number
  direction: string
  method: string
}

const PAGE = '/hr/attendance'
const PATIENCE = 30_000
/** The first of the demo company's places. */
const GATE = { latitude: 24.7743, longitude: 46.7386, accuracy: 8 }

const checksOf = () =>
  found<Check[]>('foreman', '/api/attendance-checks?_sort=checkedAt&_order=desc&_start=0&_end=50')

/** @throws Error with what axe finds */
async function isAxeClean(page: Page, screen: string) {
  const problems = await axeProblems(page, screen, { frameless: true })
  if (problems.length) throw new Error(problems.join('\n'))
}

const isPrepared = (page: Page) => isKept(page, '/api/attendance-checks/own')

test.group('Attendance on a phone', () => {
  for (const [index, language] of LANGUAGES.entries()) {
    const text = words(language)
    // one comes in English and leaves in Arabic
    const direction = index === 0 ? 'in' : 'out'
    const say = (key: string) => text(`people.attendance_checks.${key}`)

    test(`checks ${direction} without a connection and is sent once (${language})`, async ({
      assert,
      test: current,
    }) => {
      const page = await stage().visit(
        { test: current },
        { as: 'foreman', language, width: 390, worker: true, ownSession: true, says: [OFFLINE] }
      )
      await page.context().grantPermissions(['geolocation'])
      await page.context().setGeolocation(GATE)
      const before = await checksOf()
      const fresh = async () =>
        (await checksOf()).filter(({ id }) => !before.some((one) => one.id === id))
      await page.goto(PAGE)
      await page.getByRole('button', { name: say(`action.${direction}`) }).waitFor()
      await isAxeClean(page, 'attendance')
      await until(() => isPrepared(page), PATIENCE)
      await page.context().setOffline(true)
      await page.goto('about:blank')
      await page.goto(PAGE)
      await page.getByText(text('common.offlineKept')).waitFor()
      await page.getByRole('button', { name: say(`action.${direction}`) }).click()
      await page.getByText(say('waiting')).waitFor()
      // the next tap would be the other way: nothing is entered twice
      const other = direction === 'in' ? 'out' : 'in'
      await page.getByRole('button', { name: say(`action.${other}`) }).waitFor()
      await isAxeClean(page, 'attendance offline')
      assert.lengthOf(await fresh(), 0)

      // closed, and opened elsewhere before the line is back
      await page.goto('about:blank')
      await page.goto('/hr/attendance')
      await page.context().setOffline(false)
      await until(async () => (await fresh()).length > 0, PATIENCE)
      await page.reload()
      await page.getByRole('button', { name: say(`action.${other}`) }).waitFor()
      const [sent, second] = await fresh()
      assert.containsSubset(sent, { direction, method: 'position' })
      assert.isUndefined(second)
    }).timeout(180_000)

    test(`a correction is asked for and approved (${language})`, async ({ test: current }) => {
      const name = (key: string) => text(`people.attendance_corrections.${key}`)
      const label = (key: string) => name(`fields.${key}`)
      const on = inDays(-20 - index)
      const page = await stage().visit(
        { test: current },
        { as: 'foreman', language, width: 390, refusals: [404] }
      )
      await page.goto(`/hr/attendance-corrections/new?on=${on}`)
      await seesHeading(page, name('create'))
      for (const [key, clock] of [
        ['inAt', '07:00'],
        ['outAt', '16:00'],
      ] as const) {
        const input = field(page, label(key))
        await input.click()
        await input.fill(`${on} ${clock}`)
        await input.press('Enter')
      }
      await page.getByLabel(label('note')).fill('The gate had no signal')
      await page.getByRole('button', { name: name('send') }).click()
      await page.waitForURL(/\/hr\/attendance-corrections\/\d+$/)
      const path = new URL(page.url()).pathname
      await sees(page, text('kit.status.submitted'))

      const manager = await stage().visit(
        { test: current },
        { as: 'general.manager', language, width: 390, refusals: [404] }
      )
      await manager.goto(path)
      await manager.getByRole('button', { name: name('action.approve') }).click()
      await manager
        .getByRole('dialog')
        .getByRole('button', { name: name('action.approve') })
        .click()
      await sees(manager, text('kit.status.approved'))

      await page.goto(`/hr/attendance-month?month=${on.slice(0, 7)}`)
      await sees(page, text('people.attendance_days.corrected'))
      await isAxeClean(page, 'attendance month')
    }).timeout(120_000)
  }
})
