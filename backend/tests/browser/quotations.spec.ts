import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { stage } from '#tests/helpers/browser_stage'
import { found, quotationBy } from '#tests/helpers/browser_records'
import {
  answer,
  button,
  choose,
  field,
  fill,
  fillDay,
  link,
  openTab,
  row,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'

async function fillProject(page: Page, projectName: string) {
  await fill(page, {
    'Project name': projectName,
    'Project name (Arabic)': 'مجمع الملك فهد اللوجستي',
    'BDM initials': 'FD',
    'End user': 'Ministry of Transport',
    'Requested by': 'Eng. Salman',
    Location: 'Second Industrial City',
    Notes: 'Closing date is firm.',
  })
  await fillDay(page, 'Valid until', '2027-12-31')
  await choose(page, 'Client', 'Abdullah Al-Rashid')
  await choose(page, 'Product types', 'Structural steel', 'Cladding')
}

async function fillWhatIsScored(page: Page) {
  await choose(page, 'Requester type', 'Main contractor')
  await choose(page, 'Client / end user type', 'Government')
  await choose(page, 'Contractor preference', 'Neutral')
  await choose(page, 'Vendor list nomination', 'Named alone')
  await choose(page, 'Historical success', 'Won some')
  await choose(page, 'Project type', 'Commercial and offices')
  await fill(page, { 'Area (m²)': '1200.5', City: 'Najran' })
  await page.keyboard.press('Tab')
}

async function fillLine(page: Page, line: number, values: Record<string, string>) {
  for (const [column, value] of Object.entries(values)) {
    await field(page, `${column}, line ${line}`).fill(value)
    await page.keyboard.press('Tab')
  }
}

/** The quotation's number stands in its address. */
async function numberOn(page: Page): Promise<string> {
  await page.waitForURL(/\/engineering\/quotations\/[^/]+$/)
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!)
}

const unreadOf = async (username: string) =>
  (await found<{ count: number }>(username, '/api/notifications/unread-count')).count

test.group('Quotations in the browser', () => {
  test('an engineer creates a quotation with all fields and priced lines and sees its score explained', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'engineer' })
    await page.goto('/quotation-documents/quotations')
    await link(page, 'New quotation').click()
    await seesHeading(page, 'New quotation')
    await fillProject(page, 'Logistics Park of the journey')
    await fillWhatIsScored(page)
    await fillLine(page, 1, {
      Section: 'Steel',
      Description: 'Columns',
      'Description (Arabic)': 'أعمدة',
      Unit: 't',
      Quantity: '3',
      'Unit rate': '10.03',
    })
    await button(page, 'Add line').click()
    await fillLine(page, 2, {
      Section: 'Steel',
      Description: 'Beams',
      Quantity: '1.5',
      'Unit rate': '0.01',
    })
    await fill(page, { Discount: '0.11' })
    await sees(page, 'SAR 34.50')
    await page.getByLabel('Project score out of 100').getByText('78').waitFor()
    await sees(page, '“Named alone”: 5 of 5, 20 of 20 points.')

    await button(page, 'Create quotation').click()
    await answer(page, 'Create quotation')
    const number = await numberOn(page)
    await seesHeading(page, number)
    await sees(page, 'Pending approval')
    await sees(page, 'Ministry of Transport')
    assert.equal(await button(page, 'Approve').count(), 0)
    await openTab(page, 'Lines')
    await sees(page, 'Columns')
    await sees(page, 'أعمدة')
    await openTab(page, 'Score')
    await sees(page, '“Main contractor”: 4 of 5, 12 of 15 points.')
    await page.getByLabel('Project score out of 100').getByText('78').waitFor()
  })

  test('the chief engineer approves it, a project is made and its author hears of it at once', async ({
    assert,
    test: current,
  }) => {
    const { number } = await quotationBy('engineer', 'Warehouse for the approval')
    const author = await stage().visit({ test: current }, { as: 'engineer' })
    const before = await unreadOf('engineer')
    const bell = (unread: number) =>
      author.getByRole('button', {
        name: unread ? `Notifications, ${unread} unread` : 'Notifications',
        exact: true,
      })
    await author.goto('/departments')
    await bell(before).waitFor()

    const page = await stage().visit({ test: current }, { as: 'chief.engineer' })
    await page.goto('/engineering/quotation-approval')
    await page.getByRole('searchbox').fill(number)
    await button(page, `Review ${number}`).click()
    const drawer = page.getByRole('dialog')
    await sees(drawer, 'Warehouse for the approval')
    await button(drawer, 'Approve').click()
    await answer(page, 'Approve', 'Quotation approved')
    await link(drawer, number).click()
    await seesHeading(page, number)
    await openTab(page, 'History')
    await page.getByRole('main').getByText('Approved').first().waitFor()
    await sees(page.getByRole('main'), 'Layla Haddad')
    await openTab(page, 'Approval')
    await sees(page.getByRole('main'), 'Layla Haddad')

    // notified by the live connection: the author's page is never reloaded
    await bell(before + 1).click()
    await author.locator('button[data-unread]').filter({ hasText: number }).first().click()
    await seesHeading(author, number)
    assert.include(author.url(), encodeURIComponent(number))
    await bell(before).waitFor()
    await author.goto('/production/projects')
    await row(author, 'Warehouse for the approval').first().waitFor()
  })

  test('a rejection needs a reason, and its author reads it', async ({ test: current }) => {
    const { number } = await quotationBy('estimator', 'Tower that is not for us')
    const page = await stage().visit({ test: current }, { as: 'technical.director' })
    await page.goto(`/engineering/quotations/${number}`)
    await button(page, 'Reject').click()
    const dialog = page.getByRole('dialog')
    await button(dialog, 'Reject').click()
    await sees(dialog, 'This field is required')
    await dialog.getByLabel('Reason').fill('We have no crane of this reach.')
    await answer(page, 'Reject', 'Quotation rejected')

    const author = await stage().visit({ test: current }, { as: 'estimator' })
    await author.goto(`/engineering/quotations/${number}`)
    await sees(author, 'We have no crane of this reach.')
    await sees(author, 'Rejected')
  })

  test('a tracking sheet is made as a PDF with its progress shown', async ({
    assert,
    test: current,
  }) => {
    const { number } = await quotationBy('engineer', 'School with a tracking sheet')
    const page = await stage().visit({ test: current }, { as: 'engineer' })
    await page.goto(`/quotation-documents/tracking-sheets/${number}`)
    await sees(page, 'No tracking sheets yet')
    await button(page, 'Generate tracking sheet').click()
    await page.getByRole('main').getByRole('progressbar').waitFor()
    await page
      .getByRole('main')
      .getByRole('status')
      .getByText('Completed')
      .waitFor({ timeout: 60_000 })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download').click(),
    ])
    assert.match(download.suggestedFilename(), /\.pdf$/)
    const pdf = await readFile(await download.path())
    assert.equal(pdf.subarray(0, 5).toString('latin1'), '%PDF-')
    await page.getByRole('link', { name: /^Sheet \d+, revision/ }).waitFor()
  })

  test('someone who is no approver is informed, and a visitor has to log in', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'engineer' })
    await page.goto('/engineering/quotation-approval')
    await sees(page, "You don't have permission to access this page")
    const back = link(page, 'Go to Engineering')
    assert.equal(await back.getAttribute('href'), '/engineering')

    const visitor = await stage().visit({ test: current })
    await visitor.goto('/quotation-approvals')
    await sees(visitor, 'Please log in to access this page')
    await link(visitor, 'Go to Login').click()
    await visitor.getByLabel('Username').waitFor()
    assert.equal(new URL(visitor.url()).pathname, '/login')
  })

  test('a quotation that does not exist is named as such', async ({ test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'engineer', refusals: [404] })
    await page.goto('/engineering/quotations/QTN-0000-0000')
    await sees(page, 'Could not find the requested quotation')
  })
})
