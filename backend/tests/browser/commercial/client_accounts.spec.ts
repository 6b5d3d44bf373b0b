import { test } from '@japa/runner'
import { made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { choose, link, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { inDays } from '#tests/helpers/days'

test.group('Accounts of clients in the browser', () => {
  for (const language of LANGUAGES) {
    test(`finance reads them without the directory, in ${language}`, async ({ test: current }) => {
      const text = words(language)
      const name = `Paid ahead ${language}`
      const client = await made('bdm', '/api/clients', { name })
      const receivedOn = inDays(0)
      const receipt = await made<any>('accountant', '/api/receipts', {
        clientId: client.id,
        receivedOn,
        amount: '4321.50',
        currency: 'SAR',
        method: 'transfer',
      })
      const page = await stage().visit({ test: current }, { as: 'accountant', language })
      await page.goto('/finance')
      await link(page, text('departments.links.accounts')).first().click()
      await sees(page, text('commercial.statements.choose'))
      await choose(page, text('commercial.invoices.fields.clientId'), name)
      await link(page, receipt.number).waitFor()
      await page.waitForURL(new RegExp(`client=${client.id}$`))

      await page.goto('/finance/ageing')
      await link(page, name).click()
      await page.waitForURL(new RegExp(`/finance/statements\\?client=${client.id}$`))
      await link(page, receipt.number).waitFor()
    })
  }
})
