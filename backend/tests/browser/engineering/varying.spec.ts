import { test } from '@japa/runner'
import { found, made, quotationBy } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  field,
  link,
  openTab,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

test.group('Varying a job that was won', () => {
  for (const language of LANGUAGES) {
    test(`a variation is started, approved and accepted, and is an order of the project, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const say = words(language)
      const text = (key: string, values = {}) => say(`engineering.quotations.${key}`, values)
      const { id, number } = await quotationBy('engineer', `Depot to vary in ${language}`)
      await made('chief.engineer', `/api/quotations/${id}/approve`, { version: 1 })
      await made('engineer', `/api/quotations/${id}/win`, { version: 2 })
      const page = await stage().visit({ test: current }, { as: 'engineer', language })
      await page.goto(`/engineering/quotations/${number}`)
      await button(page, text('variation.start')).click()
      const dialog = page.getByRole('dialog')
      await field(dialog, text('variation.change_of', { name: 'Columns' })).fill('-1')
      await button(dialog, text('variation.start')).click()
      await seesHeading(page, text('edit', { number: `${number}-V1` }))
      await button(page, say('common.save')).click()
      await seesHeading(page, `${number}-V1`)
      await button(page, text('action.submit')).click()
      await answer(page, text('action.submit'), text('action.submit_done'))

      const chief = await stage().visit({ test: current }, { as: 'chief.engineer', language })
      await chief.goto(`/engineering/quotations/${number}-V1`)
      await button(chief, text('action.approve')).click()
      await answer(chief, text('action.approve'), text('action.approve_done'))
      await page.reload()
      await button(page, text('action.win')).click()
      await answer(page, text('action.win'), text('action.win_done'))
      await openTab(page, text('show_tabs.variations'))
      await sees(page, text('variation.revised'))
      assert.equal(await link(page, number).count(), 1)

      const orders = await found<{ quotationNumber: string; status: string }[]>(
        'planner',
        `/api/variation-orders?q=${encodeURIComponent(`${number}-V1`)}`
      )
      assert.deepEqual(
        orders.map(({ quotationNumber, status }) => [quotationNumber, status]),
        [[`${number}-V1`, 'submitted']]
      )
    }).timeout(90_000)
  }
})
