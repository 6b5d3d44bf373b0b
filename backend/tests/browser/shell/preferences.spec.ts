import { test } from '@japa/runner'
import { found } from '#tests/helpers/browser_records'
import { sharedPage } from '#tests/helpers/browser_shared'
import { settled } from '#tests/helpers/browser_steps'

const CURRENT_USER = '/api/auth/current-user'

test.group('The page of preferences', (group) => {
  const current = sharedPage(group, { as: 'foreman' }, '/account/preferences')

  const saved = async () =>
    (await found<{ preferences: object }>('foreman', CURRENT_USER)).preferences

  /** Waits for the answer of the server to what is done. */
  async function stored(act: () => Promise<unknown>) {
    const path = '/api/auth/preferences'
    await settled(current())
    await Promise.all([
      current().waitForResponse((response) => response.url().endsWith(path) && response.ok()),
      act(),
    ])
  }

  test('keeps the language of a person on the server', async ({ assert }) => {
    const language = current().getByRole('main').getByLabel('Language')
    await stored(() => language.getByText('العربية').click())
    await current().locator('html[dir=rtl]').waitFor()
    assert.deepInclude(await saved(), { language: 'arabic' })
    await stored(() => current().getByRole('main').getByText('English').click())
    await current().locator('html[dir=ltr]').waitFor()
  })

  test('keeps the digits of a person on the server', async ({ assert }) => {
    const digits = current().getByRole('main').getByLabel('Digits')
    await stored(() => digits.getByText('٠١٢٣٤٥٦٧٨٩').click())
    assert.deepInclude(await saved(), { digits: 'arabic' })
    await stored(() => digits.getByText('0123456789').click())
    assert.deepInclude(await saved(), { digits: 'latin' })
  })

  test('shows Hijri dates beside the Gregorian ones for those who want them', async ({
    assert,
  }) => {
    const hijri = current().getByRole('switch', { name: /Hijri/ })
    const before = await hijri.getAttribute('aria-checked')
    await stored(() => hijri.click())
    assert.notEqual(await hijri.getAttribute('aria-checked'), before)
    await current().reload()
    await settled(current())
    assert.notEqual(await hijri.getAttribute('aria-checked'), before)
  })

  test('switches kinds of notifications off and on', async ({ assert }) => {
    await settled(current())
    const kinds = current()
      .locator('[aria-labelledby=kinds-title]')
      .getByRole('switch', { disabled: false })
    const first = kinds.first()
    await first.waitFor()
    assert.equal(await first.getAttribute('aria-checked'), 'true')
    await first.click()
    await current().waitForFunction(
      () =>
        document
          .querySelector('[aria-labelledby=kinds-title] [role=switch]:not([disabled])')
          ?.getAttribute('aria-checked') === 'false'
    )
    await current().reload()
    await settled(current())
    await first.waitFor()
    assert.equal(await first.getAttribute('aria-checked'), 'false')
    await first.click()
  })
})
