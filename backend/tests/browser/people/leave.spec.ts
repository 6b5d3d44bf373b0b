import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { DEMO_USERS } from '#database/seeders/demo/users'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { choose, fillDay, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words, type Language } from '#tests/helpers/browser_words'
import { PEOPLE } from '#tests/helpers/demo_people'
import { until } from '#tests/helpers/until'

/** Decides on what others ask for, so that someone has to stand in meanwhile. */
const PERSON = 'technical.director'
const STAND_IN = 'chief.engineer'
/** Years after all leave of the demo company; a week for each language. */
const DAYS: Record<Language, [from: string, to: string]> = {
  english: ['2031-03-11', '2031-03-13'],
  arabic: ['2031-04-15', '2031-04-17'],
}
/** Milliseconds until the server has what was clicked. */
const PATIENCE = 20_000

interface Request {
  status: string
  approval: { steps: { deciders: { id: number }[] }[] }
}

interface Named {
  code: string
  name: string
  nameAr: string
}

const named = ({ name, nameAr }: Omit<Named, 'code'>, language: Language) =>
  language === 'english' ? name : nameAr

test.group('Leave in the browser', () => {
  for (const language of LANGUAGES)
    test(`is asked for, handed over, approved and seen in the team calendar, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const leave = (key: string) => text(`people.leave_requests.${key}`)
      const [from, to] = DAYS[language]
      // the estimate of the form may be asked once more when the leave is there, which it then overlaps
      const visit = (as: string) =>
        stage().visit({ test: current }, { as, language, refusals: [409] })
      const nameOf = (username: string) =>
        named(
          DEMO_USERS.find((user) => user.username === username)!,
          language
        )

      const own = await visit(PERSON)
      await own.goto('/hr/leave-requests/new')
      const types = await found<Named[]>(PERSON, '/api/leave-types?active=true&_start=0&_end=100')
      const unpaid = types.find(({ code }) => code === 'UNPAID')!
      await choose(own, leave('fields.leaveTypeId'), named(unpaid, language))
      await fillDay(own, leave('fields.fromOn'), from)
      await fillDay(own, leave('fields.toOn'), to)
      await own.getByRole('button', { name: leave('send') }).click()
      await own.waitForURL(/\/hr\/leave-requests\/\d+$/)
      const id = Number(own.url().split('/').at(-1))
      const stored = () => found<Request>(PERSON, `/api/leave-requests/${id}`)
      assert.equal((await stored()).status, 'submitted')

      await sees(own, leave('delegate_title'))
      await delegate(own, language, { to: nameOf(STAND_IN), days: [from, to] })
      await own.reload()
      await sees(own, leave('fields.createdAt'))
      assert.equal(await own.getByText(leave('delegate_title')).count(), 0)

      const { approval } = await stored()
      const [decider] = approval.steps.flatMap(({ deciders }) => deciders)
      const { username } = PEOPLE.find((one) => one.id === decider!.id)!
      const manager = await visit(username)
      await manager.goto(`/hr/leave-requests/${id}`)
      const approve = { name: leave('action.approve') }
      await manager.getByRole('button', approve).click()
      await manager.getByRole('dialog').getByRole('button', approve).click()
      await until(async () => (await stored()).status === 'approved', PATIENCE)

      const colleague = await visit('bdm')
      await colleague.goto(`/commercial/calendar?on=${from}`)
      const day = colleague.locator(`#team-calendar [data-date="${from}"]`).first()
      await day.getByText(nameOf(PERSON)).first().waitFor()
    }).timeout(180_000)
})

/** Hands over one's own decisions for some days, from the offer on the page. */
async function delegate(
  page: Page,
  language: Language,
  given: { to: string; days: [string, string] }
) {
  const text = words(language)
  await page.getByRole('button', { name: text('kit.delegation.open') }).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, text('kit.delegation.delegate'), given.to)
  const [from, to] = given.days
  await fillDay(dialog, text('kit.delegation.from'), from)
  await fillDay(dialog, text('kit.delegation.to'), to)
  await dialog.getByRole('button', { name: text('kit.delegation.add'), exact: true }).click()
  await sees(page, text('kit.delegation.added'))
  await page.keyboard.press('Escape')
}
