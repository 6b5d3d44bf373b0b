/// <reference lib="dom" />
import { test } from '@japa/runner'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  choose,
  field,
  fill,
  link,
  seesHeading,
} from '#tests/helpers/browser_steps'
import { textsOf } from '#tests/helpers/pdf_text'
import { inTurn } from '../../../scripts/turns.mjs'

const LANGUAGES = [
  {
    language: 'english',
    create: 'New invoice',
    client: 'Client',
    cell: (column: string) => `${column}, line 1`,
    columns: ['Description', 'Quantity', 'Unit price'],
    buyer: ['VAT number', 'Building no.', 'Street', 'District', 'City', 'Postal code'],
    save: 'Save draft',
    issue: 'Issue',
    issued: 'Invoice issued',
  },
  {
    language: 'arabic',
    create: 'فاتورة جديدة',
    client: 'العميل',
    cell: (column: string) => `${column}، البند 1`,
    columns: ['الوصف', 'الكمية', 'سعر الوحدة'],
    buyer: ['الرقم الضريبي', 'رقم المبنى', 'الشارع', 'الحي', 'المدينة', 'الرمز البريدي'],
    save: 'حفظ المسودة',
    issue: 'إصدار',
    issued: 'صدرت الفاتورة',
  },
] as const
const LINE = ['Anchor bolts', '1000', '10.03']
const BUYER = ['300000000000003', '1234', 'King Fahd Road', 'Al Olaya', 'Riyadh', '12214']

test.group('Invoicing in the browser', () => {
  for (const { language, ...words } of inTurn(LANGUAGES, 2)) {
    test(`an invoice is written, issued and printed, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const name = `Printed ${language}`
      await made('bdm', '/api/clients', { name, company: `مؤسسة ${name}` })
      const page = await stage().visit({ test: current }, { as: 'accountant', language })
      await page.goto('/finance/invoicing')
      await link(page, words.create).click()
      await choose(page, words.client, name)
      for (const [i, column] of words.columns.entries())
        await field(page, words.cell(column)).fill(LINE[i])
      await fill(page, Object.fromEntries(words.buyer.map((label, i) => [label, BUYER[i]])))
      await button(page, words.save).click()
      await button(page, words.issue).click()
      await answer(page, words.issue, words.issued)
      await seesHeading(page, /^INV-\d{4}-\d{4}$/)
      const id = Number(page.url().split('/').pop())
      const invoice = await found<any>('accountant', `/api/invoices/${id}`)
      assert.containsSubset(invoice, { status: 'issued', vat: '1504.50', total: '11534.50' })
      await seesHeading(page, invoice.number)

      // the PDF is made behind the scenes; its button comes by itself
      const printed = link(page, 'PDF')
      await printed.waitFor({ timeout: 30_000 })
      const [opened] = await Promise.all([
        page
          .context()
          .waitForEvent('response', (sent) => /\/api\/files\/\d+\/content/.test(sent.url())),
        printed.click(),
      ])
      assert.equal(opened.status(), 200)
      const file = await page.request.get(opened.url())
      const [text] = await textsOf(await file.body())
      for (const stated of [invoice.number, 'Anchor bolts', '11,534.50', '1,504.50', BUYER[0]])
        assert.include(text, stated)
      assert.match(text.normalize('NFKC'), /فاتورة ضريبية/)
    }).timeout(60_000)
  }
})
