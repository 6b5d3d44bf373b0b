import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { stage } from '#tests/helpers/browser_stage'
import { button, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const BACKUPS = 'administration.backups'
/** Of a tar archive: each file stands after a block that names it and its size. */
const BLOCK = 512

/** The first file of an archive as the browser has saved it. */
async function firstFile(path: string): Promise<{ name: string; text: string }> {
  const tar = await readFile(path)
  const field = (from: number, length: number) =>
    tar.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  const size = Number.parseInt(field(124, 12), 8)
  return { name: field(0, 100), text: tar.toString('utf8', BLOCK, BLOCK + size) }
}

/** Makes a backup as an administrator does. @returns its name, from the page that the list leads to */
async function makeBackup(page: Page, text: (key: string) => string): Promise<string> {
  await page.goto('/admin/backups')
  await seesHeading(page, text(`${BACKUPS}.title`))
  await button(page, text(`${BACKUPS}.make`)).click()
  const dialog = page.getByRole('dialog')
  await sees(dialog, text(`${BACKUPS}.make_text`))
  await dialog.getByText(text('kit.job.status.completed')).waitFor({ timeout: 120_000 })
  await dialog.locator('.ant-modal-close').click()
  await dialog.waitFor({ state: 'hidden' })
  const newest = page.locator('tr[data-row-index="0"]')
  await sees(newest, text(`${BACKUPS}.state.complete`))
  await newest.getByRole('link').first().click()
  const heading = page.getByRole('heading', { level: 1, name: /binaa-\d{8}T\d{6}Z/ })
  return (await heading.innerText()).trim()
}

test.group('Backups in the browser', () => {
  for (const language of LANGUAGES) {
    test(`one is made, stands in the list and is taken along whole, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const page = await stage().visit({ test: current }, { as: 'admin', language })
      const folder = await makeBackup(page, text)
      await sees(page, text(`${BACKUPS}.not_verified`))
      const checksum = page.getByText(/^[0-9a-f]{64}$/)
      const sealed = (await checksum.innerText()).trim()

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, text(`${BACKUPS}.download`)).click(),
      ])
      assert.equal(download.suggestedFilename(), `${folder}.tar`)
      const { name, text: manifest } = await firstFile(await download.path())
      assert.equal(name, `${folder}/manifest.json`)
      assert.equal(JSON.parse(manifest).seal, sealed)
    }).timeout(240_000)
  }

  test('are closed to who does not administer', async ({ test: current }) => {
    const text = words('english')
    const page = await stage().visit({ test: current }, { as: 'buyer', refusals: [403] })
    await page.goto('/admin/backups')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await button(page, text(`${BACKUPS}.make`)).waitFor({ state: 'detached' })
  })
})
