import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { axeProblems } from '#tests/helpers/browser_axe'
import { PortalProcess } from '#tests/helpers/browser_portal'
import { DEMO_PASSWORD, stage } from '#tests/helpers/browser_stage'
import { button, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words, type Language } from '#tests/helpers/browser_words'

const PEOPLE: Record<Language, string> = { english: 'engineer', arabic: 'buyer' }

/** A device with a fingerprint reader, as the browser's own tests have one. */
async function withDevice(page: Page) {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return {
    keys: async () =>
      (await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

/** A visitor of a portal that has a name. */
async function visit(portal: PortalProcess, language: Language): Promise<Page> {
  const context = await stage().browser.newContext({ baseURL: portal.origin })
  const preferences = { 'ui-language': language, 'ui-theme': 'light', 'ui-muted': 'true' }
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, preferences)
  return context.newPage()
}

test.group('Passkeys in the browser', (group) => {
  let portal: PortalProcess
  group.setup(async () => {
    portal = await PortalProcess.start('localhost')
  })
  group.teardown(() => portal.stop())

  for (const language of LANGUAGES)
    test(`one is added, signs in alone, is asked for in a session, and is removed, in ${language}`, async ({
      assert,
      cleanup,
    }) => {
      const text = words(language)
      const own = (key: string, values = {}) => text(`account.passkeys.${key}`, values)
      const page = await visit(portal, language)
      cleanup(() => page.context().close())
      const device = await withDevice(page)
      const signInByPassword = async () => {
        await page.goto('/account/passkeys')
        await page.getByLabel(text('auth.username')).fill(PEOPLE[language])
        await page.getByLabel(text('auth.password'), { exact: true }).fill(DEMO_PASSWORD)
        await button(page, text('auth.login')).click()
        await seesHeading(page, own('title'))
      }
      await signInByPassword()
      await button(page, own('new')).click()
      await page.getByLabel(own('name'), { exact: true }).fill('Work laptop')
      await page.getByLabel(text('account.password.current')).fill(DEMO_PASSWORD)
      await button(page, own('make')).click()
      await sees(page, 'Work laptop')
      assert.deepEqual(await axeProblems(page, 'passkeys'), [])
      assert.lengthOf(await device.keys(), 1)

      await page.context().clearCookies()
      await page.goto('/account/passkeys')
      await button(page, text('auth.usePasskey')).waitFor()
      assert.deepEqual(await axeProblems(page, 'sign-in', { frameless: true, asWorn: true }), [])
      await button(page, text('auth.usePasskey')).click()
      await seesHeading(page, own('title'))
      assert.isAbove((await device.keys())[0]!.signCount, 0)
      await page.goto('/account/sessions')
      await sees(page, new RegExp(text('account.sessions.by.passkey')))

      // the password alone takes none off: the page asks for the passkey in place, and goes on
      await page.context().clearCookies()
      await signInByPassword()
      await button(page, own('remove')).click()
      const dialog = page.getByRole('dialog', { name: /Work laptop/ })
      await dialog.getByLabel(text('account.password.current')).fill(DEMO_PASSWORD)
      const counted = (await device.keys())[0]!.signCount
      await button(dialog, own('remove')).click()
      const fresh = page.getByRole('dialog', { name: text('account.twoStep.freshTitle') })
      await button(fresh, text('account.twoStep.usePasskey')).waitFor()
      assert.equal(await fresh.getByLabel(text('account.twoStep.code')).count(), 0)
      assert.deepEqual(await axeProblems(page, 'confirmation'), [])
      await button(fresh, text('account.twoStep.usePasskey')).click()
      await sees(page, own('none'))
      assert.isAbove((await device.keys())[0]!.signCount, counted)
      await page.context().clearCookies()
      await page.goto('/account/passkeys')
      await button(page, text('auth.usePasskey')).click()
      await sees(page, text('auth.loginFailed'))
    }).timeout(180_000)
})
