import { test } from '@japa/runner'
import { sharedPage } from '#tests/helpers/browser_shared'
import { stage } from '#tests/helpers/browser_stage'
import { link, sees, seesHeading, settled, step } from '#tests/helpers/browser_steps'

const APPROVALS = ['/engineering/quotation-approval', '/quotation-approvals', '/quotation-approval']

test.group('Pages that say no', (group) => {
  const current = sharedPage(group, { as: 'staff', refusals: [404] })

  test('an unknown address is the not-found page, with a way back', async ({ assert }) => {
    await step(current(), '/no/such/page')
    await seesHeading(current(), 'Page not found')
    assert.equal(await link(current(), 'Go to departments').getAttribute('href'), '/departments')
  })

  test('access denied tells to contact the administrator', async () => {
    await step(current(), '/admin/users')
    await seesHeading(current(), 'Access denied')
    await sees(current(), /contact the administrator/)
  })

  test('/unauthorized can be opened by someone who is signed in', async () => {
    await step(current(), '/unauthorized')
    await seesHeading(current(), 'Unauthorized')
  })

  for (const path of APPROVALS) {
    test(`${path} tells who is no approver so, with a link to engineering`, async ({ assert }) => {
      await step(current(), path)
      await sees(current(), "You don't have permission to access this page")
      assert.equal(await link(current(), 'Go to Engineering').getAttribute('href'), '/engineering')
    })
  }

  test('a closed page of procurement shows the home of procurement', async ({ assert }) => {
    await step(current(), '/procurement/payment-terms')
    await seesHeading(current(), 'Procurement')
    assert.equal(new URL(current().url()).pathname, '/procurement/payment-terms')
  })

  test('the policies of human resources show the HR page to all but administrators', async () => {
    await step(current(), '/hr/employee-policies')
    await seesHeading(current(), 'Human resources')
    await step(current(), '/hr/project-policies')
    await seesHeading(current(), 'Human resources')
  })

  test('the tab of the browser is named after what is shown', async ({ assert }) => {
    await step(current(), '/admin/users')
    assert.match(await current().title(), /^Access denied/)
    await step(current(), '/hr')
    assert.match(await current().title(), /^Human resources/)
  })

  test('the focus is on a new page, where screen readers go on', async ({ assert }) => {
    await step(current(), '/hr')
    assert.equal(await current().evaluate(() => document.activeElement?.id), 'page')
  })
})

test.group('Pages that say no to a visitor', (group) => {
  const current = sharedPage(group, { refusals: [401] }, null)

  for (const path of APPROVALS) {
    test(`${path} asks to log in, with a link to /login`, async ({ assert }) => {
      await current().goto(path)
      await sees(current(), 'Please log in to access this page')
      assert.equal(await link(current(), 'Go to Login').getAttribute('href'), '/login')
    })
  }

  test('/unauthorized can be opened without signing in', async () => {
    await current().goto('/unauthorized')
    await seesHeading(current(), 'Unauthorized')
  })

  test('/encryption-code can be opened without signing in', async () => {
    await current().goto('/encryption-code')
    await current().getByLabel('Code').waitFor()
  })

  test('a code that opens nothing is refused in one sentence', async ({
    assert,
    test: running,
  }) => {
    const page = await stage().visit({ test: running }, { refusals: [404, 401, 422] })
    await page.goto('/encryption-code')
    await page.getByLabel('Code').fill('AAAA-BBBB-CCCC')
    await page.getByRole('button', { name: 'Open file' }).click()
    const complaint = page.locator('.ant-form-item-explain-error')
    await complaint.waitFor()
    assert.isAbove((await complaint.innerText()).length, 5)
  })
})

test.group('A quotation that is not there', () => {
  for (const [language, text] of [
    ['english', 'Could not find the requested quotation'],
    ['arabic', 'تعذّر العثور على عرض السعر المطلوب'],
  ] as const) {
    test(`is named as such, in ${language}`, async ({ test: running }) => {
      const page = await stage().visit(
        { test: running },
        { as: 'engineer', language, refusals: [404] }
      )
      await page.goto('/engineering/quotations/QTN-0000-0000')
      await settled(page)
      await sees(page, new RegExp(text))
    })
  }
})

test.group('The portal talks to itself only', () => {
  test('its policy forbids every page to load or call anything from elsewhere', async ({
    assert,
    test: running,
  }) => {
    const page = await stage().visit({ test: running })
    const response = await page.goto('/login')
    const policy = response!.headers()['content-security-policy']
    assert.match(policy, /default-src '(none|self)'/)
    assert.notMatch(policy, /https?:|\*/)
  })
})
