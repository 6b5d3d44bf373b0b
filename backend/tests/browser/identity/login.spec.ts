import { test } from '@japa/runner'
import {
  answerCalls,
  cutCalls,
  holdCalls,
  holdFiles,
  noteCalls,
} from '#tests/helpers/browser_answers'
import { letCallsPass } from '#tests/helpers/browser_calls'
import { sharedPage } from '#tests/helpers/browser_shared'
import { DEMO_PASSWORD, stage } from '#tests/helpers/browser_stage'
import {
  button,
  field,
  sees,
  seesHeading,
  signInOn,
  toastOf as toast,
} from '#tests/helpers/browser_steps'

const LOGIN = '/api/auth/login'
const CURRENT_USER = '/api/auth/current-user'

test.group('The login screen', (group) => {
  const current = sharedPage(group, { refusals: [401, 403, 404, 418, 500] }, null)
  const open = async (path = '/login') => {
    await current().goto(path)
    await current().getByLabel('Username').waitFor()
    return current()
  }

  test('has a username field, a password field and one Login button', async ({ assert }) => {
    const page = await open()
    assert.equal(await page.locator('form input').count(), 2)
    assert.equal(await field(page, 'Password').getAttribute('type'), 'password')
    assert.equal(await button(page, 'Login').count(), 1)
    assert.equal(await page.locator('form button[type=submit]').count(), 1)
  })

  test('has neither a notification bell nor a user button', async ({ assert }) => {
    const page = await open()
    assert.equal(await page.getByRole('button', { name: /^Notifications/ }).count(), 0)
    assert.equal(await page.getByRole('button', { name: /^Account of/ }).count(), 0)
  })

  test('offers no sign-in for developers in production', async ({ assert }) => {
    const page = await open()
    assert.equal(await page.getByText('Development sign-in').count(), 0)
    const { status } = await page.evaluate(async () => {
      const answer = await fetch('/api/auth/dev-login', { method: 'POST' })
      return { status: answer.status }
    })
    assert.include([403, 404], status)
  })

  test('requires both fields', async ({ assert }) => {
    const page = await open()
    const calls = noteCalls(page, LOGIN)
    await button(page, 'Login').click()
    const complaints = page.locator('.ant-form-item-explain-error')
    await complaints.nth(1).waitFor()
    assert.deepEqual(await complaints.allInnerTexts(), [
      'Please enter Username',
      'Please enter Password',
    ])
    assert.lengthOf(calls, 0)
  })

  test('sends the credentials as JSON, just as they were typed', async ({ assert }) => {
    const page = await open()
    const calls = noteCalls(page, LOGIN)
    await signInOn(page, ' Somebody Else', ' a password with spaces ')
    await sees(page, 'Login Failed')
    assert.deepEqual(calls[0].postDataJSON(), {
      username: ' Somebody Else',
      password: ' a password with spaces ',
    })
    assert.match(calls[0].headers()['content-type'], /^application\/json/)
  })

  test('stands at any address while no one is signed in', async ({ assert }) => {
    for (const path of ['/', '/departments', '/finance', '/admin/logs']) {
      const page = await open(path)
      assert.equal(new URL(page.url()).pathname, path)
    }
  })

  test('shows Loading... while the current user is fetched', async () => {
    const page = current()
    const release = await holdCalls(page, CURRENT_USER)
    await page.goto('/login')
    await page.getByRole('status').getByText('Loading...', { exact: true }).waitFor()
    release()
    await page.getByLabel('Username').waitFor()
  })

  test('shows Loading page... while its own code is fetched', async () => {
    const page = current()
    const release = await holdFiles(page, /\/assets\/sign-in-(?!again)[^/]*\.js$/)
    await page.goto('/login')
    await page.getByRole('status').getByText('Loading page...', { exact: true }).waitFor()
    release()
    await page.getByLabel('Username').waitFor()
  })

  test('takes a 401 of the current-user call as signed out, without an error', async ({
    assert,
  }) => {
    const page = current()
    const calls = noteCalls(page, CURRENT_USER)
    await open()
    assert.lengthOf(calls, 1)
    assert.equal(await toast(page).count(), 0)
    assert.equal(await page.getByRole('alert').count(), 0)
  })

  test('any other failure of the current-user call is shown, and not tried again by itself', async ({
    assert,
  }) => {
    const page = current()
    const calls = noteCalls(page, CURRENT_USER)
    await answerCalls(page, CURRENT_USER, { status: 500, body: { message: 'Out of order' } })
    await page.goto('/login')
    await seesHeading(page, 'Something went wrong')
    assert.lengthOf(calls, 1)
    await letCallsPass(page)
    await button(page, 'Try again').click()
    await page.getByLabel('Username').waitFor()
  })

  test('says Login Failed with the words of the server', async () => {
    const page = await open()
    await signInOn(page, 'staff', 'wrong')
    await toast(page).getByText('Login Failed').waitFor()
    await toast(page).getByText('Invalid credentials').waitFor()
    await page.locator('#toasts > li[data-variant=destructive]').waitFor()
  })

  test('never tells whether the username exists', async ({ assert }) => {
    const page = await open()
    const texts: string[] = []
    for (const username of ['staff', 'nobody.at.all']) {
      await signInOn(page, username, 'wrong')
      await toast(page).getByText('Login Failed').waitFor()
      texts.push(await toast(page).innerText())
      await toast(page).getByRole('button', { name: 'Close' }).click()
      await toast(page).waitFor({ state: 'hidden' })
    }
    assert.equal(texts[0], texts[1])
  })

  test('names the status when the server says nothing', async () => {
    const page = await open()
    await answerCalls(page, LOGIN, { status: 418, body: {} })
    await signInOn(page, 'staff', DEMO_PASSWORD)
    await toast(page).getByText('Login failed with status: 418').waitFor()
  })

  test('says that an error occurred when no answer comes', async () => {
    const page = await open()
    await cutCalls(page, LOGIN)
    await signInOn(page, 'staff', DEMO_PASSWORD)
    await toast(page).getByText('An error occurred during login', { exact: true }).waitFor()
  })

  test('tells a disabled account to ask the administrator', async () => {
    const page = await open()
    await signInOn(page, 'disabled.user', DEMO_PASSWORD)
    await toast(page)
      .getByText('Account temporarily disabled. Please contact the administrator.')
      .waitFor()
  })

  test('is Arabic and runs from right to left for those who chose so', async ({
    assert,
    test: running,
  }) => {
    const page = await stage().visit({ test: running }, { language: 'arabic' })
    await page.goto('/login')
    await page.getByLabel('اسم المستخدم').fill('staff')
    await page.getByLabel('كلمة المرور').fill('wrong')
    assert.equal(await page.locator('html').getAttribute('dir'), 'rtl')
    await page.getByRole('button', { name: 'دخول' }).click()
    await toast(page).getByText('تعذّر تسجيل الدخول').waitFor()
  })
})
