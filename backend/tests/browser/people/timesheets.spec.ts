import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { today } from '#core/settings/firm_clock'
import { weekStartOf } from '#engines/labour/timesheet'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { axeProblems } from '#tests/helpers/browser_axe'
import { found } from '#tests/helpers/browser_records'
import { stage, type Visit } from '#tests/helpers/browser_stage'
import { choose } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { PEOPLE } from '#tests/helpers/demo_people'
import { until } from '#tests/helpers/until'

interface Week {
  id: number | null
  status: string
  totalMinutes: number
  comment: string | null
  days: { leave: string; isHoliday: boolean }[]
  approvals: { approver: { id: number } | null; decidedAt: string | null }[]
}

/** Milliseconds until the server has what was clicked. */
const PATIENCE = 20_000
/** Before the weeks of the demo company. */
const WEEKS_AGO = 20
const PHONE = { width: 390, height: 844 }
const PERSON = 'staff'

const weekOf = (weekStart: string) =>
  found<Week>(PERSON, `/api/timesheets/week?weekStart=${weekStart}`)

/** A week that nobody has begun, without leave or holidays. */
async function anOpenWeek(): Promise<string> {
  for (let back = WEEKS_AGO; back < 2 * WEEKS_AGO; back++) {
    const weekStart = formatDay(parseDay(weekStartOf(today())) - 7 * back)
    const { id, days } = await weekOf(weekStart)
    if (id === null && days.every(({ leave, isHoliday }) => leave === 'none' && !isHoliday))
      return weekStart
  }
  throw new Error('no week is open')
}

const usernameOf = (id: number | undefined) =>
  PEOPLE.find((person) => person.id === id)?.username ?? 'hr.manager'

test.group('A week of hours', () => {
  for (const language of LANGUAGES) {
    const text = words(language)
    const sheet = (key: string, values = {}) => text(`people.timesheets.${key}`, values)
    const action = (key: string) => sheet(`action.${key}`)

    /** Presses a button that asks for a reason first, and answers it. */
    async function confirm(page: Page, name: string, reason?: string) {
      await page.getByRole('button', { name: action(name) }).click()
      const dialog = page.getByRole('dialog')
      if (reason) await dialog.getByRole('textbox').fill(reason)
      await dialog.getByRole('button', { name: action(name) }).click()
      await dialog.waitFor({ state: 'hidden' })
    }

    test(`is entered, returned, corrected, approved, locked and reopened, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const visit = (as: string, more: Visit = {}) =>
        stage().visit({ test: current }, { as, language, ...more })
      const weekStart = await anOpenWeek()
      const is = (status: string) =>
        until(async () => (await weekOf(weekStart)).status === status, PATIENCE)
      const own = await visit(PERSON)
      await own.goto(`/hr/timesheets?week=${weekStart}`)
      const cell = (row: number, day: number) => own.locator(`input[data-cell="${row}.${day}"]`)
      const onwards = language === 'arabic' ? 'ArrowLeft' : 'ArrowRight'

      await cell(0, 0).click()
      for (const hours of ['8', '7.5', '7:30']) {
        await own.keyboard.type(hours)
        await own.keyboard.press(onwards)
      }
      await cell(0, 0).click()
      await own.keyboard.press('Enter')
      await own.locator('input[data-cell="1.0"]:focus').waitFor()
      await own.keyboard.type('1')
      const [project] = await found<{ code: string }[]>(PERSON, '/api/timesheets/projects')
      await choose(own, sheet('project_of_row', { row: 2 }), project!.code)
      assert.deepEqual(await axeProblems(own, `timesheet in ${language}`, { frameless: true }), [])
      await own.getByRole('button', { name: action('submit') }).click()
      await is('submitted')
      const { id, totalMinutes, approvals } = await weekOf(weekStart)
      assert.equal(totalMinutes, (8 + 7.5 + 7.5 + 1) * 60)
      const approvers = [...new Set(approvals.map(({ approver }) => usernameOf(approver?.id)))]

      const manager = await visit(approvers[0]!)
      await manager.goto(`/hr/timesheets/${id}`)
      await confirm(manager, 'return', 'Monday was 8 hours')
      await is('draft')

      await own.reload()
      await own.getByText('Monday was 8 hours').waitFor()
      await cell(0, 1).fill('8')
      await own.getByRole('button', { name: action('submit') }).click()
      await is('submitted')

      for (const username of approvers) {
        const page = username === approvers[0] ? manager : await visit(username)
        await page.goto(`/hr/timesheets/${id}`)
        await confirm(page, 'approve')
      }
      await is('approved')

      const hr = await visit('hr.manager')
      await hr.goto(`/hr/timesheets?tab=team&week=${weekStart}`)
      await confirm(hr, 'lock')
      await is('locked')
      assert.deepEqual(await axeProblems(hr, `team week in ${language}`, { frameless: true }), [])
      await hr.goto(`/hr/timesheets/${id}`)
      await confirm(hr, 'reopen', 'A day was forgotten')
      await is('draft')

      await own.setViewportSize(PHONE)
      await own.reload()
      await own.getByText('A day was forgotten').waitFor()
      await cell(0, 0).fill('6')
      assert.deepEqual(
        await axeProblems(own, `hours on a phone in ${language}`, { frameless: true }),
        []
      )
      await own.getByRole('button', { name: text('common.save') }).click()
      await until(
        async () => (await weekOf(weekStart)).totalMinutes === (6 + 8 + 7.5 + 1) * 60,
        PATIENCE
      )
    }).timeout(180_000)
  }
})
