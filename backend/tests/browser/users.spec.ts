import { test } from '@japa/runner'
import { stage } from '#tests/helpers/browser_stage'
import { chosePassword } from '#tests/helpers/browser_users'
import {
  answer,
  button,
  fill,
  link,
  openTab,
  row,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'

const PASSWORD = 'Seven-cranes-at-dawn-71'
const GIVEN = 'Six-girders-by-the-gate-18'

test.group('Users in the browser', () => {
  test('an account is made, given a permission and disabled: its open page is signed out', async ({
    assert,
    test: current,
  }) => {
    const admin = await stage().visit({ test: current }, { as: 'admin' })
    await admin.goto('/admin/users')
    await link(admin, 'New user').click()
    await fill(admin, {
      Name: 'Nadia Suleiman',
      'Name (Arabic)': 'نادية سليمان',
      Username: 'nadia.suleiman',
      'E-mail': 'nadia@binaa.example',
      Password: GIVEN,
    })
    await admin.getByRole('checkbox', { name: 'Clients directory' }).check()
    await button(admin, 'Save').click()
    await seesHeading(admin, 'Nadia Suleiman')
    await sees(admin, 'Clients directory')
    await chosePassword('nadia.suleiman', { given: GIVEN, own: PASSWORD })

    const page = await stage().visit(
      { test: current },
      { as: 'nadia.suleiman', password: PASSWORD, ownSession: true, refusals: [401, 403] }
    )
    const menu = page.getByRole('navigation', { name: 'Menu' })
    const dialog = page.getByRole('dialog', { name: 'Your session has expired' })
    await page.goto('/commercial/clients')
    await row(page, 'Abdullah').first().waitFor()
    assert.equal(await button(menu, 'Pages of Procurement').count(), 0)
    assert.equal(await link(menu, 'Vendors').count(), 0)

    await link(admin, 'Edit').click()
    await admin.getByRole('checkbox', { name: 'Vendors', exact: true }).check()
    await button(admin, 'Save').click()
    await seesHeading(admin, 'Nadia Suleiman')
    await openTab(admin, 'Effective access')
    await row(admin, '/procurement/vendors').first().getByText('Yes').waitFor()
    // new rights count from a new sign-in
    await page.reload()
    await fill(page, { Username: 'nadia.suleiman', Password: PASSWORD })
    await button(page, 'Login').click()
    await button(menu, 'Pages of Procurement').click()
    await link(menu, 'Vendors').click()
    await seesHeading(page, 'Vendors')

    await button(admin, 'Disable').click()
    await answer(admin, 'Disable', 'User disabled')
    // the next thing the page asks for is refused
    await page.getByRole('searchbox').fill('glass')
    await fill(dialog, { Password: PASSWORD })
    await button(dialog, 'Login').click()
    await sees(page, 'Account temporarily disabled. Please contact the administrator.')
    await button(dialog, 'Use another account').click()
    await page.getByLabel('Username').waitFor()
  })
})
