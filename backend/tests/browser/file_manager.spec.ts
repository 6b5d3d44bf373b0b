import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { stage } from '#tests/helpers/browser_stage'
import { button, sees, seesHeading } from '#tests/helpers/browser_steps'
import { html } from '#tests/helpers/sample_files'

interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

async function report(name: string, ...lines: string[]): Promise<Upload> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const line of lines) document.addPage().drawText(line, { x: 50, y: 700, size: 20, font })
  const buffer = Buffer.from(await document.save())
  return { name, mimeType: 'application/pdf', buffer }
}

async function newFolder(page: Page, name: string) {
  await button(page, 'New folder').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await button(dialog, 'Save').click()
  await dialog.waitFor({ state: 'hidden' })
}

const nameButton = (page: Page, name: string) =>
  page.getByRole('table').getByRole('button', { name, exact: true })

/** Opens a folder and waits until it is the one that files go into. */
async function enter(page: Page, name: string) {
  await nameButton(page, name).click()
  await page.locator('.ant-breadcrumb').getByText(name, { exact: true }).waitFor()
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
}

test.group('File manager', () => {
  test('ten files, one of them false; look into a PDF and search it', async ({ test: self }) => {
    const page = await stage().visit({ test: self }, { as: 'engineer', refusals: [422] })
    await page.goto('/files')
    await seesHeading(page, 'File manager')
    await newFolder(page, 'Handover Jeddah')
    await enter(page, 'Handover Jeddah')
    const files: Upload[] = [
      await report('inspection.pdf', 'Cover', 'Letter to Aramco', 'Aramco again'),
    ]
    for (let i = 1; i <= 8; i++)
      files.push({
        name: `note ${i}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from(`note ${i}`),
      })
    files.push({ name: 'plan.png', mimeType: 'image/png', buffer: html(8000) })
    await page.locator('input[type=file]').first().setInputFiles(files)
    await sees(page, "The file “plan.png” is damaged, or its type isn't supported.")
    for (let i = 1; i <= 8; i++) await nameButton(page, `note ${i}.txt`).waitFor()
    await nameButton(page, 'inspection.pdf').click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('of 3').waitFor()
    await drawer.getByRole('searchbox', { name: 'Search in the document' }).fill('aramco')
    await sees(drawer, /1 of 2/)
    await button(drawer, 'Next').click()
    await sees(drawer, /2 of 2/)
    await button(drawer, 'Rotate').click()
    await button(drawer, 'Zoom in').click()
  }).timeout(180_000)

  test('rename by key, move, throw away and take back', async ({ test: self, assert }) => {
    const page = await stage().visit({ test: self }, { as: 'engineer' })
    await page.goto('/files')
    await newFolder(page, 'Incoming')
    await newFolder(page, 'Filed')
    await enter(page, 'Incoming')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await report('draft.pdf', 'Draft')])
    await nameButton(page, 'draft.pdf').waitFor()
    await page.getByRole('row', { name: /draft\.pdf/ }).focus()
    await page.keyboard.press('F2')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('minutes')
    await button(dialog, 'Save').click()
    await nameButton(page, 'minutes.pdf').waitFor()
    await page.getByRole('checkbox', { name: 'Select minutes.pdf' }).check()
    await button(page, 'Move').click()
    await dialog.getByText('Filed', { exact: true }).click()
    await button(dialog, 'Move').click()
    await sees(page, 'This folder is empty')
    await page.getByRole('link', { name: 'Files' }).first().click()
    await nameButton(page, 'Filed').click()
    await nameButton(page, 'minutes.pdf').waitFor()
    await page.getByRole('row', { name: /minutes\.pdf/ }).focus()
    await page.keyboard.press('Delete')
    await button(dialog, 'Move to trash').click()
    await sees(page, 'This folder is empty')
    await button(page, 'Trash').click()
    await page.getByRole('button', { name: 'Restore minutes.pdf' }).click()
    await sees(page, 'The trash is empty')
    await page.goBack()
    await nameButton(page, 'minutes.pdf').waitFor()
    assert.include(page.url(), '/files?')
  }).timeout(180_000)

  test('in Arabic, with what is found inside a text', async ({ test: self, assert }) => {
    const page = await stage().visit(
      { test: self },
      { as: 'engineer', language: 'arabic', theme: 'dark' }
    )
    await page.goto('/files')
    await seesHeading(page, 'مدير الملفات')
    assert.equal(await page.locator('html').getAttribute('dir'), 'rtl')
    await page.getByRole('searchbox').first().fill('ضمان')
    await nameButton(page, 'خطاب الضمان.txt').waitFor()
    await nameButton(page, 'خطاب الضمان.txt').click()
    await sees(page.getByRole('dialog'), /إدارة المشاريع/)
  }).timeout(120_000)
})
