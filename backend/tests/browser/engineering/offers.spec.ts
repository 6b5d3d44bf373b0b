import { test } from '@japa/runner'
import { found, made, quotationBy } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, openTab, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { textsOf } from '#tests/helpers/pdf_text'

/** Only the firm reads what a line costs and how the job was scored. */
const INTERNAL = /unit cost|margin|score|78 of 100|التكلفة|الهامش/i

test.group('Offers to clients in the browser', () => {
  for (const language of LANGUAGES) {
    test(`an approved quotation becomes a PDF for its client, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const { id, number } = await quotationBy('engineer', `Offered ${language}`)
      await made('chief.engineer', `/api/quotations/${id}/approve`, { version: 1 })
      const page = await stage().visit({ test: current }, { as: 'engineer', language })
      await page.goto(`/engineering/quotations/${number}`)
      await seesHeading(page, number)
      await openTab(page, text('engineering.quotations.show_tabs.offer'))
      await button(page, text('kit.prints.print')).click()
      await page.getByRole('link', { name: number }).first().waitFor({ timeout: 60_000 })
      const [{ url }] = await found<{ url: string }[]>('engineer', `/api/quotations/${id}/offers`)
      const api = await stage().api('engineer')
      const pdf = (await textsOf(await (await api.get(url)).body())).join('\n')
      await api.dispose()
      for (const part of [number, `Offered ${language}`, 'Columns', '10.03', '34.50'])
        assert.include(pdf, part)
      assert.notMatch(pdf, INTERNAL)
    }).timeout(120_000)
  }
})
