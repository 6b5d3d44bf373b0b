import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { stage } from '#tests/helpers/browser_stage'
import { button, choose, fill, link, sees, seesHeading } from '#tests/helpers/browser_steps'
import { words } from '#tests/helpers/browser_words'

const ACCOUNTS = 'administration.service_accounts'

test.group('Service accounts in the browser', () => {
  test('a program uses the portal until its account is turned off', async ({
    assert,
    test: current,
  }) => {
    const text = words('english')
    const page = await stage().visit({ test: current }, { as: 'admin', language: 'english' })
    await page.goto('/admin/service-accounts')
    await link(page, text(`${ACCOUNTS}.create`)).click()
    const label = (name: string) => text(`${ACCOUNTS}.fields.${name}`)
    await fill(page, { [label('name')]: 'Vendor sync', [label('purpose')]: 'Reads vendors' })
    await choose(page, label('responsibleId'), 'Tariq Mansour')
    await page.locator('.ant-tree-select').click()
    await page.keyboard.type('Vendors')
    const areas = page.locator('.ant-select-tree-treenode').filter({ hasText: /^Vendors$/ })
    await areas.locator('.ant-select-tree-checkbox').click()
    await page.keyboard.press('Escape')
    await button(page, text('common.save')).click()
    await seesHeading(page, 'Vendor sync')

    await page.getByRole('tab', { name: text(`${ACCOUNTS}.tokens`) }).click()
    await button(page, text(`${ACCOUNTS}.new_token`)).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text(`${ACCOUNTS}.token_fields.name`)).fill('Server')
    await dialog.getByLabel(text(`${ACCOUNTS}.token_fields.currentPassword`)).fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: text(`${ACCOUNTS}.make_token`) }).click()
    await sees(page, text(`${ACCOUNTS}.once`))
    const code = page.locator('code').filter({ hasText: /^binaa_[\w-]{43}$/ })
    const token = (await code.innerText()).trim()
    await button(page, text(`${ACCOUNTS}.kept`)).click()

    const origin = new URL(page.url()).origin
    const ask = async () => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`${origin}/api/vendors`, { headers })
      return answer.status
    }
    assert.equal(await ask(), 200)
    await button(page, text(`${ACCOUNTS}.turn_off`)).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await sees(page, text(`${ACCOUNTS}.turn_off_done`))
    assert.equal(await ask(), 401)
  }).timeout(120_000)
})
