import { test } from '@japa/runner'
import { Webhook as Verifier } from 'standardwebhooks'
import { approvedVendor } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, choose, fill, link, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { openReceiver } from '#tests/helpers/webhook_receiver'
import { until } from '#tests/helpers/until'

const SOON_MS = 60_000
const WEBHOOKS = 'administration.webhooks'

test.group('Webhooks in the browser', () => {
  for (const language of LANGUAGES) {
    test(`a program is told of a vendor, and its message read in the log, in ${language}`, async ({
      assert,
      cleanup,
      test: current,
    }) => {
      const receiver = await openReceiver()
      cleanup(() => receiver.close())
      const text = words(language)
      const page = await stage().visit({ test: current }, { as: 'admin', language })
      await page.goto('/admin/webhooks')
      await link(page, text(`${WEBHOOKS}.create`)).click()
      const label = (name: string) => text(`${WEBHOOKS}.fields.${name}`)
      await fill(page, { [label('name')]: `Told ${language}`, [label('url')]: receiver.url })
      await choose(page, label('resources'), text('procurement.vendors.title'))
      // several can be chosen: the list stays open
      await page.keyboard.press('Escape')
      await button(page, text('common.save')).click()
      await sees(page, text(`${WEBHOOKS}.once`))
      const secret = await page.locator('code').filter({ hasText: 'whsec_' }).innerText()
      await button(page, text(`${WEBHOOKS}.kept`)).click()
      await seesHeading(page, `Told ${language}`)

      const vendor = { name: `Told of ${language}`, type: 'domestic', group: 'supplier' }
      const { id } = await approvedVendor(vendor)
      await until(() => receiver.received.length > 1, SOON_MS)
      const [got] = receiver.received
      const headers = got!.headers as Record<string, string>
      const message = new Verifier(secret.trim()).verify(got!.body, headers) as {
        type: string
        data: { record: { id: number } }
      }
      assert.equal(message.type, 'vendors.create')
      assert.equal(message.data.record.id, id)

      await link(page, text(`${WEBHOOKS}.messages`))
        .first()
        .click()
      await link(page, 'vendors.create').click()
      await seesHeading(page, 'vendors.create')
      await sees(page, '204')
    }).timeout(120_000)
  }

  test('the interface is described to who is signed in, and tried out', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'buyer' })
    await page.goto('/reference/index.html')
    await page.getByLabel('Area').selectOption('sections')
    const operation = page.locator('[id^=operations-sections-].opblock-get').first()
    await operation.locator('.opblock-summary').click()
    await operation.getByRole('button', { name: 'Try it out' }).click()
    await operation.getByRole('button', { name: 'Execute' }).click()
    const status = operation.locator('.live-responses-table .response-col_status').nth(1)
    await status.waitFor()
    assert.match(await status.innerText(), /^200/)
  }).timeout(120_000)
})
