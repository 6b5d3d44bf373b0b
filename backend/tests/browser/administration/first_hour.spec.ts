/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright-core'
import { fold } from '#engines/text/fold'
import { call } from '#tests/helpers/browser_asks'
import { PortalProcess } from '#tests/helpers/browser_portal'
import { stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  choose,
  field,
  fill,
  fillDay,
  link,
  openTab,
  paste,
  row,
  sees,
  seesHeading,
  signInOn,
} from '#tests/helpers/browser_steps'
import { words } from '#tests/helpers/browser_words'
import { textsOf } from '#tests/helpers/pdf_text'
import { pdf } from '#tests/helpers/sample_files'
import { openMailServer, type MailServer } from '#tests/helpers/smtp_server'
import { until } from '#tests/helpers/until'

const SOON_MS = 60_000
const SETUP = 'administration.setup_steps'
const HELD = 'administration.held_changes'
const text = words('english')
const PASSWORDS = {
  admin: 'Granite-and-glass-9',
  omar: 'Limestone-and-lime-7',
  sara: 'Copper-and-clay-5',
}

const COMPANY = {
  'Name (English)': 'Najd Steel Works',
  'Name (Arabic)': 'أعمال نجد للحديد',
  'Address (English)': 'King Fahd Road, Riyadh 12345',
  'Address (Arabic)': 'طريق الملك فهد، الرياض 12345',
  'Commercial registration': '1010123456',
  'VAT number': '310122393500003',
  Phone: '+966 11 234 5678',
  'E-mail': 'info@najd.example',
}
const USERS = [
  'Name,Username,E-mail,Role',
  'Sara Fahd,sara,sara@najd.example,Procurement manager',
  'Omar Said,omar,omar@najd.example,Staff',
].join('\n')

test.group('The first hour of a production', (group) => {
  let portal: PortalProcess
  let server: MailServer
  const contexts: BrowserContext[] = []
  group.setup(async () => {
    server = await openMailServer()
    portal = await PortalProcess.start('127.0.0.1', 'migrate')
  })
  group.teardown(async () => {
    for (const context of contexts) await context.close()
    await portal.stop()
    await server.close()
  })

  async function visitor(): Promise<Page> {
    const context = await stage().browser.newContext({ baseURL: portal.origin })
    contexts.push(context)
    await context.addInitScript(() => {
      localStorage.setItem('ui-language', 'english')
      localStorage.setItem('ui-muted', 'true')
    })
    return context.newPage()
  }

  const confirm = async (page: Page, step: string, next: string) => {
    await button(page, text(`${SETUP}.${step}`)).click()
    await page
      .getByRole('heading', { level: 2, name: text(`${SETUP}.step.${next}.title`) })
      .waitFor()
  }

  async function chooseOwn(page: Page, password: string) {
    await field(page, text('account.password.new')).fill(password)
    await field(page, text('account.password.repeat')).fill(password)
  }

  /** Follows the link of the invitation, chooses a password and signs in. */
  async function acceptInvitation(): Promise<Page> {
    const mine = () => server.received.find(({ envelope }) => envelope.to[0]?.startsWith('omar'))
    await until(() => Boolean(mine()), SOON_MS)
    const [, address] = /href="([^"]+\/reset-password#[\w-]{43})"/.exec(String(mine()!.html))!
    const page = await visitor()
    await page.goto(address!)
    await chooseOwn(page, PASSWORDS.omar)
    await button(page, text('auth.reset.save')).click()
    await sees(page, text('auth.reset.done'))
    await link(page, text('auth.forgot.back')).click()
    await signInOn(page, 'omar', PASSWORDS.omar)
    await page.getByRole('heading', { level: 1 }).waitFor()
    return page
  }

  /** Who decides gets no link: the owner gives a first password, which is changed at once. */
  async function giveFirst(admin: Page): Promise<Page> {
    const [{ id, version }] = await call<{ id: number; version: number }[]>(
      admin,
      'get',
      '/api/users?username=sara'
    )
    const first = { password: 'Sandstone-and-sage-3' }
    await call(admin, 'put', `/api/users/${id}/password`, { data: first, seen: version })
    await confirmAlone(admin)
    const page = await visitor()
    await page.goto('/login')
    await signInOn(page, 'sara', first.password)
    await chooseFirst(page, first.password, PASSWORDS.sara)
    return page
  }

  /** What waits for a second person, by the only owner with their password. */
  async function confirmAlone(page: Page) {
    await page.goto('/admin/held-changes')
    const waiting = row(page, 'sara').filter({ hasText: text(`${HELD}.status.pending`) })
    await button(waiting, text(`${HELD}.confirm`)).click()
    const dialog = page.getByRole('dialog')
    await field(dialog, text(`${HELD}.fields.password`)).fill(PASSWORDS.admin)
    await answer(page, text(`${HELD}.confirm`))
  }

  test('from an empty portal to an approved purchase order in the mailbox of its vendor', async ({
    assert,
  }) => {
    const admin = await visitor()
    await admin.goto('/login')
    const printed = portal.setUp('admin')
    await signInOn(admin, 'admin', printed)
    await chooseFirst(admin, printed, PASSWORDS.admin)
    await admin.goto('/admin')
    await sees(admin, text(`${SETUP}.card.title`))
    await link(admin, text(`${SETUP}.card.go`)).click()
    await seesHeading(admin, text(`${SETUP}.title`))
    await sees(admin, text(`${SETUP}.missing_title`))
    await enterFirm(admin)
    await enterMail(admin)
    await enterPeople(admin)
    const [omar, sara] = [await acceptInvitation(), await giveFirst(admin)]
    await enterVendor(sara, admin)
    const number = await orderAndSend(omar, sara)
    const toVendor = () =>
      server.received.find(({ envelope }) => envelope.to.includes('sales@vendor.example'))
    await until(() => Boolean(toVendor()), SOON_MS)
    const mail = toVendor()!
    assert.include(mail.subject, number)
    const [paper] = mail.attachments
    const paperText = fold((await textsOf(paper.content)).join('\n'))
    assert.include(paperText, fold(number))
    assert.include(paperText, fold('Najd Steel Works'))
    await admin.goto('/admin/setup-steps')
    await sees(admin, text(`${SETUP}.progress_other`, { count: 11, ended: '11', all: '11' }))
    await admin.goto('/admin')
    await seesHeading(admin, text('administration.dashboard.title'))
    await admin.waitForLoadState('networkidle')
    assert.equal(await admin.getByText(text(`${SETUP}.card.title`)).count(), 0)
  }).timeout(300_000)

  /** What was printed on the console is changed before anything else. */
  async function chooseFirst(page: Page, printed: string, own: string) {
    await field(page, text('account.password.current')).fill(printed)
    await chooseOwn(page, own)
    await button(page, text('account.password.save')).click()
    await page.getByRole('navigation').first().waitFor()
  }

  async function enterFirm(page: Page) {
    await fill(page, COMPANY)
    await confirm(page, 'save', 'logo')
    await confirm(page, 'leave_out', 'bank')
    await confirm(page, 'leave_out', 'calendar')
    await confirm(page, 'save', 'tax')
    await fillDay(page, text('administration.settings.fields.vatFirstPeriodOn'), '2026-01-01')
    await confirm(page, 'save', 'numbering')
    await confirm(page, 'confirm', 'users')
  }

  /** Before the people, so that they can be invited. */
  async function enterMail(page: Page) {
    await page.goto('/admin/setup-steps?step=mail')
    const label = (name: string) => text(`administration.settings.fields.${name}`)
    const pick = async (name: string, option: string) => {
      await field(page, label(name)).click({ force: true })
      await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click()
    }
    await pick('mailMode', text('administration.settings.mail_mode.smtp'))
    await field(page, label('mailHost')).fill('127.0.0.1')
    await pick('mailSecurity', text('administration.settings.mail_security.none'))
    await field(page, label('mailPort')).fill(String(server.port))
    await field(page, label('mailFrom')).fill('portal@najd.example')
    await confirm(page, 'save', 'backup')
  }

  async function enterPeople(page: Page) {
    await page.goto('/admin/setup-steps?step=users')
    await link(page, text(`${SETUP}.import_users`)).click()
    const buffer = Buffer.from(USERS)
    await page
      .getByLabel('Choose file')
      .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer })
    await button(page, 'Check rows').click()
    await button(page, 'Import 2 rows').click()
    await sees(page, '2 created, 0 updated, 0 skipped')
    // what a procurement manager may is given by a second person, or by the owner with their password
    await confirmAlone(page)
    // a clerk who writes orders
    await page.goto('/admin/users')
    await link(page, 'Omar Said').click()
    await link(page, text('common.edit')).click()
    await page
      .getByRole('checkbox', {
        name: text('administration.users.permission.procurementPurchaseOrders'),
        exact: true,
      })
      .check()
    await button(page, text('common.save')).click()
    await sees(page, text('administration.users.account'))
    await page.goto('/admin/setup-steps?step=users')
    await confirm(page, 'leave_out', 'approvals')
    await confirm(page, 'leave_out', 'sections')
    await confirm(page, 'confirm', 'mail')
    await page.goto('/admin/setup-steps?step=backup')
    await button(page, text(`${SETUP}.leave_out`)).click()
    await sees(page, text(`${SETUP}.confirmed`))
  }

  /** Sara enters a vendor that the administrator approves. */
  async function enterVendor(sara: Page, admin: Page) {
    const vendor = {
      ...{ name: 'Gulf Anchors', type: 'domestic', group: 'supplier' },
      email: 'sales@vendor.example',
    }
    const { id } = await call<{ id: number }>(sara, 'post', '/api/vendors', { data: vendor })
    for (const documentType of ['commercial_registration', 'national_address']) {
      const file = { name: `${documentType}.pdf`, mimeType: 'application/pdf', buffer: pdf() }
      const multipart = { documentType, file }
      await call(sara, 'post', `/api/vendors/${id}/documents`, { multipart })
    }
    const { version } = await call<{ version: number }>(admin, 'get', `/api/vendors/${id}`)
    const approved = { data: { status: 'approved' }, seen: version }
    await call(admin, 'post', `/api/vendors/${id}/status`, approved)
  }

  /** Omar writes an order, Sara approves it, Omar mails it. @returns its number */
  async function orderAndSend(omar: Page, sara: Page): Promise<string> {
    const orders = 'procurement.purchase_orders'
    await omar.goto('/procurement/purchase-orders/new')
    await choose(omar, text(`${orders}.fields.vendorId`), 'Gulf Anchors')
    const column = text(`${orders}.fields.description`)
    const cell = field(omar, text('kit.lines.cell', { column, number: 1 }))
    await paste(cell, 'Anchor bolts\tبراغي تثبيت\t10\tpcs\t100')
    await button(omar, text('common.save')).click()
    await omar.waitForURL(/\/purchase-orders\/\d+$/)
    const number = await omar.getByRole('heading', { level: 1, name: /^PO/ }).innerText()
    await button(omar, text(`${orders}.action.submit`)).click()
    await answer(omar, text(`${orders}.action.submit`), text(`${orders}.action.submit_done`))
    await sara.goto(`${new URL(omar.url()).pathname}/approval`)
    const drawer = sara.getByRole('dialog')
    await sees(drawer, 'Anchor bolts')
    await button(drawer, text(`${orders}.action.approve`)).click()
    await answer(sara, text(`${orders}.action.approve`), text(`${orders}.action.approve_done`))
    await omar.reload()
    await openTab(omar, text('kit.mails.tab'))
    await button(omar, text('kit.mails.send')).first().click()
    const dialog = omar.getByRole('dialog')
    await sees(dialog, 'sales@vendor.example')
    await button(dialog, text('kit.mails.send')).click()
    await sees(omar, text('kit.mails.ordered'))
    return number
  }
})
