import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { axeProblems } from '#tests/helpers/browser_axe'
import { PortalProcess } from '#tests/helpers/browser_portal'
import { DEMO_PASSWORD, stage } from '#tests/helpers/browser_stage'
import { button, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words, type Language } from '#tests/helpers/browser_words'
import { EICAR, FakeScanner } from '#tests/helpers/scanner'

async function visit(portal: PortalProcess, language: Language): Promise<Page> {
  const context = await stage().browser.newContext({ baseURL: portal.origin })
  const preferences = { 'ui-language': language, 'ui-theme': 'light', 'ui-muted': 'true' }
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, preferences)
  return context.newPage()
}

async function signIn(page: Page, language: Language, username: string, path: string) {
  const text = words(language)
  await page.context().clearCookies()
  await page.goto(path)
  await page.getByLabel(text('auth.username')).fill(username)
  await page.getByLabel(text('auth.password'), { exact: true }).fill(DEMO_PASSWORD)
  await button(page, text('auth.login')).click()
}

test.group('Virus scans in the browser', (group) => {
  let scanner: FakeScanner
  let portal: PortalProcess
  group.setup(async () => {
    scanner = await FakeScanner.start()
    portal = await PortalProcess.start('127.0.0.1', 'demo', { CLAMD_ADDRESS: scanner.path })
  })
  group.teardown(async () => {
    await portal.stop()
    await scanner.stop()
  })

  for (const language of LANGUAGES)
    test(`an infected upload is held, and its screens say so, in ${language}`, async ({
      assert,
      cleanup,
    }) => {
      const text = words(language)
      const name = `invoice ${language}.txt`
      const page = await visit(portal, language)
      cleanup(() => page.context().close())
      await signIn(page, language, 'engineer', '/files')
      const input = page.locator('input[type=file]').first()
      await input.waitFor({ state: 'attached' })
      await input.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(EICAR) })
      const row = page.getByRole('row', { name: new RegExp(name) })
      await row.getByText(text('kit.scan.infected'), { exact: true }).waitFor()
      await page.getByRole('table').getByRole('button', { name, exact: true }).click()
      await sees(page, text('kit.scan.notice.infected'))
      assert.deepEqual(await axeProblems(page, 'infected file'), [])
      const origin = portal.origin
      const { items } = await page.evaluate(async (address) => {
        const listed = await fetch(`${address}/api/files?folderId=1`)
        return { items: (await listed.json()) as { id: number; name: string }[] }
      }, origin)
      const { id } = items.find((item) => item.name === name)!
      const status = await page.evaluate(
        async (path) => (await fetch(path)).status,
        `${origin}/api/files/${id}/content`
      )
      assert.equal(status, 409)

      await signIn(page, language, 'admin', '/admin/file-scans')
      const found = page.getByRole('row', { name: new RegExp(name) })
      await found.getByText('Eicar-Signature').waitFor()
      await button(found, text('administration.file_scans.remove')).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text('administration.file_scans.reason')).fill('Malware')
      await button(dialog, text('administration.file_scans.remove')).click()
      await found.getByText(text('kit.scan.removed'), { exact: true }).waitFor()
      assert.deepEqual(await axeProblems(page, 'virus scans'), [])
    })
})
