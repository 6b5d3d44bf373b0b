/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { changed, found, made } from '#tests/helpers/browser_records'
import { DEMO_PASSWORD, stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  field,
  fill,
  link,
  openTab,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'

/** The message under a field. */
const complaint = (page: Page, label: string) =>
  page
    .locator('.ant-form-item')
    .filter({ has: field(page, label) })
    .locator('.ant-form-item-explain-error')

/** Ends the session of a page behind its back, as signing out in another window would. */
async function endSession(page: Page) {
  const { cookies } = await page.context().storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) }
  const response = await page.request.post('/api/auth/logout', { headers })
  if (!response.ok()) throw new Error(`sign-out answered ${response.status()}`)
}

test.group('Forms in the browser', () => {
  test('what is missing or refused is shown under its field, by the page and by the server', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'bdm', refusals: [422] })
    await page.goto('/commercial/clients/new')
    await fill(page, { 'E-mail': 'not-an-address' })
    await button(page, 'Save').click()
    await complaint(page, 'Name').getByText('This field is required').waitFor()
    await complaint(page, 'E-mail').getByText('Enter a valid e-mail address').waitFor()
    await sees(page.getByRole('alert'), 'Some fields need your attention.')

    await fill(page, { Name: 'Amal Darwish', 'E-mail': 'amal@darwish.example', Mobile: 'twelve' })
    await button(page, 'Save').click()
    await complaint(page, 'Mobile').getByText('Enter a valid phone number.').waitFor()
    assert.equal(await field(page, 'Name').inputValue(), 'Amal Darwish')
    await fill(page, { Mobile: '0551112223' })
    await button(page, 'Save').click()
    await seesHeading(page, 'Amal Darwish')
  })

  test('a refused field on another tab brings that tab to the front', async ({ test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'buyer', refusals: [422] })
    const { id } = await made('buyer', '/api/vendors', {
      name: 'Tabbed Timber',
      type: 'domestic',
      group: 'supplier',
    })
    await page.goto(`/procurement/vendors/${id}/edit`)
    await openTab(page, 'Bank details')
    await fill(page, { 'SWIFT code': 'NOTABANK1' })
    await openTab(page, 'General')
    await button(page, 'Save').click()
    await page.getByRole('tab', { name: 'Bank details', selected: true }).waitFor()
    await complaint(page, 'SWIFT code').first().waitFor()
  })

  test('someone else saved first: who it was is reported, and nothing is overwritten', async ({
    assert,
    test: current,
  }) => {
    const { id } = await made('bdm', '/api/clients', { name: 'Contested Client', location: 'Abha' })
    const page = await stage().visit({ test: current }, { as: 'bdm', refusals: [412] })
    await page.goto(`/commercial/clients/${id}/edit`)
    await fill(page, { Location: 'Tabuk' })
    await changed('bdm.clients', `/api/clients/${id}`, { location: 'Hail' })
    await button(page, 'Save').click()
    const dialog = page.getByRole('dialog', { name: 'Edited by someone else' })
    await sees(dialog, /Nora Al-Shehri changed this record/)
    await button(dialog, 'Keep editing').click()
    assert.equal(await field(page, 'Location').inputValue(), 'Tabuk')
    await button(page, 'Save').click()
    await button(dialog, 'Reload record').click()
    await page.waitForFunction(() => {
      const input = document.querySelector<HTMLInputElement>('#location')
      return input?.value === 'Hail'
    })
    await fill(page, { Location: 'Najran' })
    await button(page, 'Save').click()
    await seesHeading(page, 'Contested Client')
    const { location } = await found<{ location: string }>('bdm', `/api/clients/${id}`)
    assert.equal(location, 'Najran')
  })

  test('unsaved work is not left by accident', async ({ assert, test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'bdm' })
    await page.goto('/commercial/clients')
    await link(page, 'New client').click()
    await fill(page, { Name: 'Half a name' })
    await link(page, 'Departments').click()
    await answer(page, 'Stay here')
    assert.equal(await field(page, 'Name').inputValue(), 'Half a name')
    await page.goBack()
    await answer(page, 'Leave without saving')
    await seesHeading(page, 'Clients')
  })

  test('a session that ended is taken up again in place, and what was typed is saved', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit(
      { test: current },
      { as: 'bdm', ownSession: true, refusals: [401] }
    )
    await page.goto('/commercial/clients/new')
    await fill(page, { Name: 'Typed before the end', Notes: 'Long words that nobody types twice.' })
    await endSession(page)
    await button(page, 'Save').click()
    const dialog = page.getByRole('dialog', { name: 'Your session has expired' })
    await sees(dialog, 'Your entries on this page are kept.')
    assert.equal(await dialog.getByLabel('Username').inputValue(), 'bdm')
    await dialog.getByLabel('Password').fill(DEMO_PASSWORD)
    await button(dialog, 'Login').click()
    await seesHeading(page, 'Typed before the end')
    await sees(page, 'Long words that nobody types twice.')
  })
})
