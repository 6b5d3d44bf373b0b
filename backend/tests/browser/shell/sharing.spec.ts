import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { made, quotationBy } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, row, sees } from '#tests/helpers/browser_steps'
import { pdf } from '#tests/helpers/sample_files'

/** A document of a quotation, shared with someone outside by engineer. */
async function share(recipient: string) {
  const { id } = await quotationBy('engineer', 'Shared with an outsider')
  const api = await stage().api('engineer')
  const uploaded = await api.post(`/api/quotations/${id}/documents`, {
    multipart: { file: { name: 'A-101.pdf', mimeType: 'application/pdf', buffer: pdf() } },
  })
  const document = await uploaded.json()
  await api.dispose()
  if (!uploaded.ok()) throw new Error(JSON.stringify(document))
  return made<{ id: number; code: string }>('engineer', '/api/shares', {
    fileId: document.fileId ?? document.file?.id ?? document.id,
    recipient,
  })
}

test.group('Sharing a file with an outsider', () => {
  test('the code opens the file without signing in', async ({ assert, test: current }) => {
    const { code } = await share('Al Noor Contracting')
    const page = await stage().visit({ test: current })
    await page.goto('/encryption-code')
    await page.getByLabel('Code').fill(code)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Open file').click(),
    ])
    assert.equal(download.suggestedFilename(), 'A-101.pdf')
    const file = await readFile(await download.path())
    assert.equal(file.subarray(0, 5).toString('latin1'), '%PDF-')
    await sees(page, 'The file was downloaded.')
  })

  test('a share that was taken back opens nothing', async ({ assert, test: current }) => {
    const { code } = await share('Taken Back Trading')
    const owner = await stage().visit({ test: current }, { as: 'engineer' })
    await owner.goto('/account/shares')
    await row(owner, 'Taken Back Trading').getByRole('button').click()
    await answer(owner, 'Revoke', 'Share revoked')
    const page = await stage().visit({ test: current }, { refusals: [404, 410, 422] })
    await page.goto('/encryption-code')
    await page.getByLabel('Code').fill(code)
    await button(page, 'Open file').click()
    const complaint = page.locator('.ant-form-item-explain-error')
    await complaint.waitFor()
    assert.isAbove((await complaint.innerText()).length, 5)
  })
})
