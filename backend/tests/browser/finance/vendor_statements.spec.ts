import { test } from '@japa/runner'
import { today } from '#core/settings/firm_clock'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, choose, openTab, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

/** Each language has a vendor of its own: the columns of the first file are remembered. */
const VENDORS = { english: 'Eastern Ready-Mix', arabic: 'Hijaz Glass' }

const rowsOf = (number: string) =>
  [
    ['Date', 'Document no', 'Details', 'Debit', 'Credit', 'Balance'],
    [today(), number, 'Freight', '230.00', '', '230.00'],
  ]
    .map((row) => row.join(','))
    .join('\n')

test.group('Statements of vendors in the browser', () => {
  for (const language of LANGUAGES) {
    test(`rows are pasted, compared and explained, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const own = (key: string, values = {}) => text(`procurement.vendor_statements.${key}`, values)
      const page = await stage().visit({ test: current }, { as: 'accountant', language })
      await page.goto('/finance/vendor-statements')
      await seesHeading(page, own('title'))
      await button(page, own('enter')).click()
      const dialog = page.getByRole('dialog')
      await choose(dialog, own('fields.vendorName'), VENDORS[language])
      await dialog.getByLabel(own('pasted')).fill(rowsOf(`X-${language}`))
      await button(dialog, own('compare')).click()
      await page.waitForURL(/vendor-statements\/\d+/)

      await sees(page, own('column.bookedOn'))
      await choose(page, own('column.bookedOn'), 'Date')
      await choose(page, own('column.reference'), 'Document no')
      await choose(
        page,
        text('finance.bank_statements.day_order_label'),
        text('finance.bank_statements.day_order.ymd')
      )
      await button(page, text('finance.bank_statements.read_again')).click()
      await sees(page, own('outcome.only_theirs'))

      await openTab(page, own('items_tab'))
      await sees(page, `X-${language}`)
      const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
      const items = await found<any[]>('accountant', `/api/vendor-statements/${id}/items`)
      const different = items.filter(({ difference }) => Number(difference) !== 0)
      for (const at of different.keys()) {
        await page
          .getByRole('button', { name: own('explain'), exact: true })
          .first()
          .click()
        await page.getByRole('dialog').getByLabel(own('fields.explanation')).fill('Checked')
        await button(page.getByRole('dialog'), text('common.save')).click()
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
        // the rows are read again before the next one is explained
        await page.getByRole('button', { name: 'Checked', exact: true }).nth(at).waitFor()
      }
      await button(page, own('action.agree')).click()
      await answer(page, own('action.agree'), own('action.agree_done'))
      await sees(page, own('status.agreed'))
      const one = await found<any>('accountant', `/api/vendor-statements/${id}`)
      assert.equal(one.status, 'agreed')
    })
  }
})
