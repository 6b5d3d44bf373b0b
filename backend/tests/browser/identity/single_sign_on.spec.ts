import { test } from '@japa/runner'
import { axeProblems } from '#tests/helpers/browser_axe'
import { PortalProcess } from '#tests/helpers/browser_portal'
import { DEMO_PASSWORD, stage } from '#tests/helpers/browser_stage'
import { button, sees } from '#tests/helpers/browser_steps'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { CLIENT, openProvider, type OpenProvider } from '#tests/helpers/oidc_provider'

async function signedIn(origin: string, username: string) {
  const jar = new CookieJar(origin)
  await jar.send('GET', '/api/auth/current-user')
  await jar.send('POST', '/api/auth/login', { username, password: DEMO_PASSWORD })
  return jar
}

/** A provider of the portal, switched on by two. */
async function setUp(origin: string, { issuer }: OpenProvider) {
  const admin = await signedIn(origin, 'admin')
  const owner = await signedIn(origin, 'general.manager')
  const domains = { emailDomains: ['binaa.example'], createsUsers: true }
  const body = { name: 'Firm account', nameAr: 'حساب المنشأة', issuer, ...CLIENT, ...domains }
  const made = await admin.send('POST', '/api/identity-providers', body)
  const { id } = made.body as { id: number }
  const active = { active: true }
  await admin.send('PATCH', `/api/identity-providers/${id}`, active, { 'if-match': '"1"' })
  const held = (await owner.send('GET', '/api/held-changes')).body as { id: number }[]
  return owner.send('POST', `/api/held-changes/${held[0].id}/confirm`, {})
}

test.group('Single sign-on in the browser', (group) => {
  let portal: PortalProcess
  let provider: OpenProvider
  group.setup(async () => {
    provider = await openProvider()
    portal = await PortalProcess.start()
  })
  group.teardown(async () => {
    await portal.stop()
    await provider.close()
  })

  test('someone new signs in through the firm, and who was refused reads why', async ({
    assert,
    cleanup,
  }) => {
    assert.equal((await setUp(portal.origin, provider)).status, 200)
    const context = await stage().browser.newContext({ baseURL: portal.origin })
    cleanup(() => context.close())
    await context.addInitScript(() => localStorage.setItem('ui-language', 'english'))
    const page = await context.newPage()
    const mona = { name: 'Mona Ali', preferred_username: 'mona', email: 'mona@binaa.example' }
    provider.accounts.set('mona', { ...mona, email_verified: false })
    const through = async () => {
      await button(page, 'Sign in with Firm account').click()
      await page.getByLabel('Account').fill('mona')
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await page.goto('/account/single-sign-on')
    await through()
    await sees(page, "Your e-mail address isn't verified at the identity provider.")
    assert.deepEqual(await axeProblems(page, 'single sign-on'), [])
    await context.clearCookies()
    provider.accounts.set('mona', { ...mona, email_verified: true })
    await page.goto('/account/single-sign-on')
    await through()
    await sees(page, 'mona@binaa.example')
    assert.match(page.url(), /\/account\/single-sign-on$/)
    assert.deepEqual(await axeProblems(page, 'single sign-on'), [])
  })
})
