/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright-core'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, sees } from '#tests/helpers/browser_steps'
import { inTurn } from '../../../scripts/turns.mjs'

const LANGUAGES = [
  {
    language: 'english',
    moved: 'Moved',
    one: 'This event only',
    following: 'This and following events',
    all: 'All events in the series',
  },
  {
    language: 'arabic',
    moved: 'تم نقل الموعد',
    one: 'هذا الموعد فقط',
    following: 'هذا الموعد وكل ما بعده',
    all: 'جميع مواعيد السلسلة',
  },
] as const

/** Drags what carries a title from where it is shown onto a day of the month. */
async function drag(
  page: Page,
  title: string,
  day: string,
  within: Locator = page.locator('#team-calendar')
) {
  const event = within.getByText(title).first()
  const from = (await event.boundingBox())!
  const to = (await page.locator(`#team-calendar [data-date="${day}"]`).first().boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 10 })
  await page.mouse.up()
}

async function timesOf(title: string): Promise<string[]> {
  const range = 'from=2031-03-01T00:00:00Z&to=2031-04-01T00:00:00Z'
  const { events } = await found<{ events: { title: string; startsAt: string; endsAt: string }[] }>(
    'bdm',
    `/api/calendar?${range}`
  )
  return events
    .filter((event) => event.title === title)
    .map(({ startsAt, endsAt }) => `${startsAt.slice(0, 16)}–${endsAt.slice(11, 16)}`)
}

test.group('The team calendar in the browser', () => {
  for (const { language, ...words } of inTurn(LANGUAGES, 2)) {
    test(`an event is dragged to another day and keeps its hour, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const title = `Dragged ${language}`
      await made('bdm', '/api/calendar', {
        title,
        kind: 'meeting',
        startsAt: '2031-03-11T07:00:00Z',
        endsAt: '2031-03-11T08:30:00Z',
      })
      const page = await stage().visit({ test: current }, { as: 'bdm', language })
      await page.goto('/commercial/calendar?on=2031-03-11')
      await sees(page, title)
      await drag(page, title, '2031-03-20')
      await sees(page, words.moved)
      assert.deepEqual(await timesOf(title), ['2031-03-20T07:00–08:30'])
    })

    test(`of a series one day is dragged, the following ones, or all of them, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const title = `Series ${language}`
      await made('bdm', '/api/calendar', {
        title,
        kind: 'call',
        startsAt: '2031-03-05T07:00:00Z',
        endsAt: '2031-03-05T08:00:00Z',
        repeats: 'weekly',
        repeatsUntilOn: '2031-03-20',
      })
      const page = await stage().visit({ test: current }, { as: 'bdm', language })
      await page.goto('/commercial/calendar?on=2031-03-11')
      await sees(page, title)
      await drag(page, title, '2031-03-06')
      await button(page.getByRole('dialog'), words.one).click()
      await sees(page, words.moved)
      const rest = ['2031-03-12T07:00–08:00', '2031-03-19T07:00–08:00']
      assert.deepEqual(await timesOf(title), ['2031-03-06T07:00–08:00', ...rest])

      const dragOn = async (from: string, to: string, answer: string) => {
        await page.reload()
        await sees(page, title)
        await drag(page, title, to, page.locator(`#team-calendar [data-date="${from}"]`).first())
        await button(page.getByRole('dialog'), answer).click()
        await sees(page, words.moved)
      }
      const first = '2031-03-06T07:00–08:00'
      await dragOn('2031-03-12', '2031-03-13', words.following)
      const later = ['2031-03-13T07:00–08:00', '2031-03-20T07:00–08:00']
      assert.deepEqual(await timesOf(title), [first, ...later])
      await dragOn('2031-03-13', '2031-03-14', words.all)
      const moved = ['2031-03-14T07:00–08:00', '2031-03-21T07:00–08:00']
      assert.deepEqual(await timesOf(title), [first, ...moved])
    })
  }
})
