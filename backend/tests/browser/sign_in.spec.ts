/// <reference lib="dom" />
import { test } from '@japa/runner'
import { DEMO_PASSWORD, stage } from '#tests/helpers/browser_stage'
import { button, fill, link, sees, seesHeading } from '#tests/helpers/browser_steps'

test.group('Signing in and out in the browser', () => {
  test('a wrong password is refused, the right one opens the page that was requested', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current })
    await page.goto('/hr?from=a-link')
    await button(page, 'Login').click()
    const refusals = page.locator('.ant-form-item-explain-error')
    await refusals.nth(1).waitFor()
    assert.equal(await refusals.count(), 2)
    await fill(page, { Username: 'staff', Password: 'not-the-password' })
    await button(page, 'Login').click()
    await sees(page, 'Login Failed')
    await sees(page, 'Invalid credentials')

    await fill(page, { Password: DEMO_PASSWORD })
    await button(page, 'Login').click()
    await sees(page, 'Login Successful')
    await sees(page, 'Welcome back, Aisha Rahman!')
    await seesHeading(page, 'Human resources')
    assert.match(page.url(), /\/hr\?from=a-link$/)
    await page.reload()
    await seesHeading(page, 'Human resources')
  })

  test('a disabled account has to ask the administrator', async ({ test: current }) => {
    const page = await stage().visit({ test: current }, { refusals: [403] })
    await page.goto('/login')
    await fill(page, { Username: 'disabled.user', Password: DEMO_PASSWORD })
    await button(page, 'Login').click()
    await sees(page, 'Account temporarily disabled. Please contact the administrator.')
  })

  test('names and passcodes are offered only where the firm switched them on', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { refusals: [404] })
    await page.goto('/engineering')
    await page.getByLabel('Username').waitFor()
    assert.equal(await page.getByText('passcode', { exact: false }).count(), 0)
  })

  test('signing out forgets the person and what was on the screen', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit(
      { test: current },
      { as: 'planner', ownSession: true, refusals: [401] }
    )
    await page.goto('/production/projects')
    await seesHeading(page, 'Projects')
    await page.evaluate(() => localStorage.setItem('lastUser', 'planner'))
    await button(page, 'Account of Rania Khoury').click()
    await sees(page, 'planner')
    await button(page, 'Logout').click()
    await page.getByLabel('Username').waitFor()
    assert.equal(new URL(page.url()).pathname, '/login')
    assert.isNull(await page.evaluate(() => localStorage.getItem('lastUser')))
    await page.goBack()
    await page.getByLabel('Username').waitFor()
    assert.equal(await page.getByRole('heading', { name: 'Projects' }).count(), 0)
    const { status } = await page.evaluate(async () => {
      const response = await fetch('/api/projects')
      return { status: response.status }
    })
    assert.equal(status, 401)
  })

  test('unknown addresses and closed pages say so and lead back', async ({ test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'staff' })
    await page.goto('/no/such/page')
    await seesHeading(page, 'Page not found')
    await link(page, 'Go to departments').click()
    await page.waitForURL('**/departments')
    // an arrival at a closed page is led to the departments, a step inside the portal is refused
    await page.goto('/admin/users')
    await page.waitForURL('**/departments')
    await page.getByRole('navigation', { name: 'Menu' }).waitFor()
    await page.evaluate(() => {
      history.pushState({}, '', '/admin/users')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await seesHeading(page, 'Access denied')
    await sees(page, 'Please contact the administrator.')
    // a closed page of a department shows the department's home instead
    await page.goto('/procurement/vendors')
    await seesHeading(page, 'Procurement')
    await page.goto('/unauthorized')
    await seesHeading(page, 'Unauthorized')
  })

  test('a visitor may open the page for shared files without signing in', async ({
    test: current,
  }) => {
    const page = await stage().visit({ test: current })
    await page.goto('/encryption-code')
    await page.getByLabel('Code').waitFor()
  })
})
