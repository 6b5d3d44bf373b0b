import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { Secret, TOTP } from 'otpauth'
import { axeProblems } from '#tests/helpers/browser_axe'
import { madeUser } from '#tests/helpers/browser_users'
import { stage } from '#tests/helpers/browser_stage'
import { button, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { until } from '#tests/helpers/until'

const PASSWORD = 'Granite-and-glass-9'
const STEP_SECONDS = 30

const stepNow = () => Math.floor(Date.now() / 1000 / STEP_SECONDS)

/** An app on a phone: what it has shown and was used is not shown again before the next half minute. */
class Phone {
  #last = 0

  constructor(private readonly secret: string) {}

  async code(): Promise<string> {
    await until(() => stepNow() > this.#last, STEP_SECONDS * 1000)
    this.#last = stepNow()
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate()
  }
}

test.group('Two-step verification in the browser', () => {
  for (const language of LANGUAGES) {
    test(`is set up, asked for at the next sign-in, and opened by a recovery code, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const own = (key: string, values = {}) => text(`account.twoStep.${key}`, values)
      const username = `phone.${language}`
      const user = { username, name: `Noor ${language}`, role: 'staff', password: PASSWORD }
      await madeUser(user)
      const page = await stage().visit({ test: current }, { language, refusals: [422] })
      const enter = async (label: string, value: string, press: string) => {
        await page.getByLabel(label, { exact: true }).fill(value)
        await button(page, press).click()
      }
      const signIn = async (at: Page) => {
        await at.getByLabel(text('auth.username')).fill(username)
        await at.getByLabel(text('auth.password'), { exact: true }).fill(PASSWORD)
        await button(at, text('auth.login')).click()
      }
      await page.goto('/account/two-step')
      await signIn(page)
      await seesHeading(page, own('title'))
      await enter(text('account.password.current'), PASSWORD, own('begin'))
      await page.locator('canvas').waitFor()
      const shown = await page.locator('code').first().innerText()
      const phone = new Phone(shown.replace(/\s/g, ''))
      await enter(own('code'), await phone.code(), own('turnOn'))
      const codes = (await page.getByLabel(own('codes')).innerText()).trim().split('\n')
      assert.lengthOf(codes, 10)
      assert.deepEqual(await axeProblems(page, 'recovery codes'), [])
      await button(page, own('kept')).click()
      await sees(page, own('on'))

      await page.context().clearCookies()
      await page.goto('/account/two-step')
      await signIn(page)
      await seesHeading(page, own('codeTitle'))
      assert.deepEqual(await axeProblems(page, 'code', { frameless: true, asWorn: true }), [])
      await enter(own('code'), '000000', text('auth.login'))
      await sees(page, /This code isn't right|هذا الرمز غير صحيح/)
      await enter(own('code'), await phone.code(), text('auth.login'))
      await seesHeading(page, own('title'))

      await page.context().clearCookies()
      await page.goto('/account/two-step')
      await signIn(page)
      await seesHeading(page, own('codeTitle'))
      // who leaves the page open is asked again, not let in
      await page.reload()
      await enter(own('code'), codes[3]!, text('auth.login'))
      await seesHeading(page, own('title'))
      // nine are few in Arabic
      await sees(
        page,
        own(language === 'arabic' ? 'codesLeft_few' : 'codesLeft_other', { count: 9 })
      )
    }).timeout(180_000)
  }
})
