import { test } from '@japa/runner'
import { found, made, quotationBy } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, link, openTab, row, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const TEXTS = 'engineering.quotations'

/** A job that was won: 3 t of columns at 10.03 and beams at 0.01. */
async function wonJob(name: string) {
  const { id, number } = await quotationBy('engineer', name)
  const path = `/api/quotations/${id}`
  for (const [as, verb] of [
    ['chief.engineer', 'approve'],
    ['engineer', 'win'],
  ]) {
    const { version } = await found<{ version: number }>('engineer', path)
    await made(as, `${path}/${verb}`, {}, version)
  }
  return { path, number }
}

test.group('Variations in the browser', () => {
  for (const language of LANGUAGES) {
    test(`more of a job that was won, agreed and accepted, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const act = (verb: string, name = verb) => text(`${TEXTS}.action.${name}`)
      const job = await wonJob(`Varied ${language}`)
      const number = `${job.number}-V1`
      const page = await stage().visit({ test: current }, { as: 'engineer', language })
      await page.goto(`/engineering/quotations/${job.number}`)
      await button(page, text(`${TEXTS}.variation.start`)).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text(`${TEXTS}.variation.change_of`, { name: 'Columns' })).fill('2')
      await button(dialog, text(`${TEXTS}.variation.start`)).click()
      await page.waitForURL(/\/edit$/)
      await page.goto(`/engineering/quotations/${number}`)
      await seesHeading(page, number)
      await button(page, act('submit')).click()
      await answer(page, act('submit'), act('submit_done'))

      const chief = await stage().visit({ test: current }, { as: 'chief.engineer', language })
      await chief.goto(`/engineering/quotations/${number}`)
      await button(chief, act('approve')).click()
      await answer(chief, act('approve'), act('approve_done'))

      await page.reload()
      await button(page, act('win')).click()
      await answer(page, act('win'), act('win_done'))
      await link(page, job.number).first().click()
      await seesHeading(page, job.number)
      await openTab(page, text(`${TEXTS}.show_tabs.variations`))
      await row(page, number).filter({ hasText: '20.06' }).waitFor()
      // 30.11 less the discount of 0.11, and 20.06 more
      await sees(page, /50\.06/)
      const read = await found<any>('engineer', job.path)
      assert.containsSubset(read, { originalNet: '30.00', revisedNet: '50.06' })
      const orders = await found<any[]>(
        'planner',
        `/api/variation-orders?projectId=${read.project.id}`
      )
      assert.containsSubset(orders, [{ status: 'submitted', amount: '20.06' }])
    }).timeout(120_000)
  }
})
