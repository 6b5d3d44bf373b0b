import { test } from '@japa/runner'
import sharp from 'sharp'
import { stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  fill,
  link,
  openTab,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'

test.group('Administration in the browser', () => {
  test('a section in maintenance: its people see the message, what is typed stays, administrators pass', async ({
    assert,
    test: current,
  }) => {
    const admin = await stage().visit({ test: current }, { as: 'admin' })
    const bdm = await stage().visit({ test: current }, { as: 'bdm', refusals: [503] })
    await bdm.goto('/commercial/clients/new')
    await fill(bdm, { Name: 'Typed Before Maintenance' })

    await admin.goto('/admin')
    const card = admin.getByRole('group', { name: 'Commercial' })
    await button(card, 'Actions for Commercial').click()
    await admin.getByRole('menuitem', { name: 'Message and schedule' }).click()
    const dialog = admin.getByRole('dialog')
    await fill(dialog, {
      'Message (English)': 'The archive is moving',
      'Message (Arabic)': 'ننقل الأرشيف',
    })
    await button(dialog, 'Save').click()
    await sees(card, 'The archive is moving')
    await button(card, 'Actions for Commercial').click()
    await admin.getByRole('menuitem', { name: 'Start maintenance' }).click()
    await answer(admin, 'Start maintenance', 'Maintenance started')
    await card.getByText('Maintenance', { exact: true }).waitFor()

    // the open form is notified, and keeps what was typed
    await sees(bdm, 'Commercial is now under maintenance.')
    await button(bdm, 'Save').click()
    await bdm.locator('.ant-alert').filter({ hasText: 'The archive is moving' }).nth(1).waitFor()
    assert.equal(
      await bdm.getByLabel('Name', { exact: true }).inputValue(),
      'Typed Before Maintenance'
    )

    const other = await stage().visit({ test: current }, { as: 'bdm', refusals: [503] })
    await other.goto('/commercial/clients')
    await seesHeading(other, 'Commercial is under maintenance')
    await sees(other, 'The archive is moving')
    const arabic = await stage().visit(
      { test: current },
      { as: 'bdm', language: 'arabic', refusals: [503] }
    )
    await arabic.goto('/commercial')
    await sees(arabic, 'ننقل الأرشيف')
    await admin.goto('/commercial/clients')
    await sees(admin, 'You still have access as an administrator')
    await seesHeading(admin, 'Clients')

    await link(admin, 'Manage sections').click()
    await card.getByRole('button', { name: 'End maintenance: Commercial' }).click()
    await answer(admin, 'End maintenance', 'Maintenance ended')
    // the waiting page opens by itself, and the form can be saved now
    await seesHeading(other, 'Clients')
    await button(bdm, 'Save').click()
    await seesHeading(bdm, 'Typed Before Maintenance')
  }).timeout(120_000)

  test('an uploaded logo stands in the header and on the sign-in screen', async ({
    assert,
    test: current,
  }) => {
    const logo = await sharp({
      create: { width: 600, height: 200, channels: 4, background: '#b3752c' },
    })
      .png()
      .toBuffer()
    const admin = await stage().visit({ test: current }, { as: 'admin' })
    await admin.goto('/logo-upload')
    await admin
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
    const inHeader = admin.locator('#shell-header img.brand-logo')
    await inHeader.waitFor()
    assert.equal(await inHeader.evaluate((image: any) => image.naturalWidth), 600)
    const visitor = await stage().visit({ test: current })
    await visitor.goto('/login')
    await visitor.locator('img.brand-logo').first().waitFor()

    const staff = await stage().visit({ test: current }, { as: 'staff' })
    await staff.goto('/logo-upload')
    await seesHeading(staff, 'Logo')
    assert.equal(await staff.locator('input[type=file]').count(), 0)
    await button(admin, 'Remove logo').click()
    await answer(admin, 'Confirm')
    await inHeader.waitFor({ state: 'detached' })
  }).timeout(60_000)

  test('the log is read, an entry opened and the chain verified', async ({ test: current }) => {
    const owner = await stage().visit({ test: current }, { as: 'admin' })
    await owner.goto('/admin/logs')
    await seesHeading(owner, 'Audit log')
    await sees(owner, 'Sign-in')
    await button(owner, 'Verify log').click()
    await sees(owner, 'The log is intact.')
    await owner.keyboard.press('Escape')
    await owner.goto('/admin/logs/1')
    await button(owner, 'Show 3 empty fields').click()
    await sees(owner, 'Request ID')
  })

  test('settings are saved, and someone else is signed out', async ({ assert, test: current }) => {
    const admin = await stage().visit({ test: current }, { as: 'admin' })
    await admin.goto('/admin/settings')
    await fill(admin, { Phone: '+966 11 555 0100' })
    await openTab(admin, 'Calendar')
    await button(admin, 'Save').click()
    await sees(admin, 'Settings saved')
    await admin.reload()
    await openTab(admin, 'Company')
    await admin.getByLabel('Phone').waitFor()
    assert.equal(await admin.getByLabel('Phone').inputValue(), '+966 11 555 0100')

    const planner = await stage().visit(
      { test: current },
      { as: 'planner', ownSession: true, refusals: [401] }
    )
    await planner.goto('/departments')
    await seesHeading(planner, /Good/)
    const { id: userId } = await planner.evaluate(async () =>
      (await fetch('/api/auth/current-user')).json()
    )
    await admin.goto(`/admin/sessions?userId=${userId}`)
    await button(admin, 'End').first().click()
    await answer(admin, 'Confirm', 'Signed out')
    await planner.reload()
    await planner.getByLabel('Username').waitFor()
  }).timeout(60_000)
})
