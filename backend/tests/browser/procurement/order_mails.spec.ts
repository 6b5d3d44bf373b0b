import { test } from '@japa/runner'
import { fold } from '#engines/text/fold'
import { GOODS, orderStep } from '#tests/helpers/browser_orders'
import { approvedVendor, changed, found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, field, openTab, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { textsOf } from '#tests/helpers/pdf_text'
import { openMailServer, type MailServer } from '#tests/helpers/smtp_server'
import { until } from '#tests/helpers/until'

const SOON_MS = 60_000

/** An approved order to a vendor with an address. */
async function ordered(name: string, email: string): Promise<{ id: number; number: string }> {
  const vendor = { name, type: 'domestic', group: 'supplier', email }
  const { id: vendorId } = await approvedVendor(vendor)
  const lines = [{ ...GOODS, quantity: '10', unitPrice: '100', vatRate: '15' }]
  const order = await made<{ id: number; number: string }>('po.clerk', '/api/purchase-orders', {
    ...{ vendorId, lines },
  })
  await orderStep('po.clerk', order.id, 'submit')
  await orderStep('chief.engineer', order.id, 'approve')
  return order
}

test.group('Mails with orders in the browser', (group) => {
  let server: MailServer
  group.setup(async () => {
    server = await openMailServer()
    await changed('admin', '/api/settings', {
      ...{ mailMode: 'smtp', mailHost: '127.0.0.1', mailPort: server.port, mailSecurity: 'none' },
      mailFrom: 'portal@binaa.example',
    })
    return async () => {
      await changed('admin', '/api/settings', { mailMode: 'keep' })
      await server.close()
    }
  })

  for (const language of LANGUAGES) {
    test(`an order goes to its vendor with its PDF, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const address = `sales.${language}@vendor.example`
      const order = await ordered(`Mailed ${language}`, address)
      const page = await stage().visit({ test: current }, { as: 'po.clerk', language })
      await page.goto(`/procurement/purchase-orders/${order.id}`)
      await openTab(page, text('kit.mails.tab'))
      await sees(page, text('kit.mails.none'))
      await button(page, text('kit.mails.send')).first().click()
      const dialog = page.getByRole('dialog')
      // the vendor's address and the words are there
      await sees(dialog, address)
      const subject = await field(dialog, text('kit.mails.fields.subject')).inputValue()
      assert.include(subject, order.number)
      await field(dialog, text('kit.mails.fields.text')).fill('Good day\nسلام عليكم')
      await button(dialog, text('kit.mails.send')).click()
      await sees(page, text('kit.mails.ordered'))
      await until(
        () => server.received.some(({ envelope }) => envelope.to.includes(address)),
        SOON_MS
      )
      const mail = server.received.find(({ envelope }) => envelope.to.includes(address))!
      assert.equal(mail.subject, subject)
      assert.include(mail.text!, 'سلام عليكم')
      const [pdf] = mail.attachments
      assert.include(fold((await textsOf(pdf.content)).join('\n')), fold(order.number))
      await sees(page, text('kit.mails.state.sent'))
      await until(async () => {
        const now = await found<{ status: string }>('po.clerk', `/api/purchase-orders/${order.id}`)
        return now.status === 'sent'
      }, SOON_MS)
    })
  }

  test('an administrator reads it in the outbox', async ({ assert, test: current }) => {
    const text = words('english')
    const page = await stage().visit({ test: current }, { as: 'admin', language: 'english' })
    const [mail] = await found<{ id: number; subject: string }[]>(
      'admin',
      '/api/mails?kind=purchase_order&_start=0&_end=1'
    )
    await page.goto('/admin/mails')
    await page.getByRole('link', { name: mail.subject }).click()
    await sees(page, text('kit.mails.state.sent'))
    const preview = page.frameLocator('iframe')
    await preview.getByText('سلام عليكم').waitFor()
    assert.equal(await page.locator('iframe').getAttribute('sandbox'), '')
  })
})
