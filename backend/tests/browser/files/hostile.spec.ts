import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { stage } from '#tests/helpers/browser_stage'
import { settled } from '#tests/helpers/browser_steps'

const SCRIPT = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'

/** One line and one text, as CAD programs write them. */
const drawing = (text: string) =>
  [
    '0',
    'SECTION',
    '2',
    'ENTITIES',
    '0',
    'LINE',
    '8',
    '0',
    '10',
    '0',
    '20',
    '0',
    '11',
    '40',
    '21',
    '30',
    '0',
    'CIRCLE',
    '8',
    '0',
    '10',
    '20',
    '20',
    '15',
    '40',
    '10',
    '0',
    'TEXT',
    '8',
    '0',
    '10',
    '5',
    '20',
    '5',
    '40',
    '3',
    '1',
    text,
    '0',
    'ENDSEC',
    '0',
    'EOF',
  ].join('\r\n')

/** A form that would run as soon as it is opened, and names an address. */
async function scriptedPdf() {
  const document = await PDFDocument.create()
  document.addPage().drawText('http://127.0.0.1:1/x')
  document.addJavaScript('open', 'app.alert("ran"); app.launchURL("http://127.0.0.1:1/x")')
  return Buffer.from(await document.save())
}

/** A picture whose description is a page. */
const describedPicture = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#08f' } })
    .withExif({ IFD0: { ImageDescription: SCRIPT } })
    .jpeg()
    .toBuffer()

async function accepted(): Promise<[string, string, Buffer][]> {
  return [
    ['form.pdf', 'application/pdf', await scriptedPdf()],
    ['photo.jpg', 'image/jpeg', await describedPicture()],
    ['plan.dxf', 'application/dxf', Buffer.from(drawing('img src=x onerror=window.ran=1'))],
    [
      'list.csv',
      'text/csv',
      Buffer.from('name,note\n"=cmd|\' /C calc\'!A0",javascript:window.ran=1\n'),
    ],
    ['a<img src=x onerror=window.ran=1>.txt', 'text/plain', Buffer.from('javascript:window.ran=1')],
  ]
}

async function uploaded(folderName: string) {
  const api = await stage().api('engineer')
  const folder = await (await api.post('/api/folders', { data: { name: folderName } })).json()
  const files: { id: number; name: string; url: string }[] = []
  for (const [name, mimeType, buffer] of await accepted()) {
    const answer = await api.post(`/api/folders/${folder.id}/files`, {
      multipart: { file: { name, mimeType, buffer } },
    })
    if (answer.status() !== 201) throw new Error(`${name} answered ${await answer.text()}`)
    files.push(await answer.json())
  }
  return { folder, files }
}

/** Whether anything of what was opened has run in this page or in a frame of it. */
async function ran(page: Page): Promise<boolean> {
  const answers = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'ran' in window).catch(() => false))
  )
  return answers.includes(true)
}

/** Opens an address on its own; a download is no page and ends the visit. */
async function openAlone(page: Page, url: string) {
  await page.goto(url).catch((error: Error) => {
    if (!/Download is starting|ERR_ABORTED/.test(error.message)) throw error
  })
  return ran(page)
}

/** Opens an address within a page of the portal. */
async function openInFrame(host: Page, url: string) {
  await host.evaluate(async (src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    // what is only saved never loads
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 500))])
  }, url)
  return ran(host)
}

test.group('Hostile files in the browser', () => {
  test('whatever was taken runs nothing, opened from its address or in a frame', async ({
    assert,
    test: self,
  }) => {
    const { files } = await uploaded('Hostile addresses')
    // a frame of what is only saved is refused by the policy, and the browser says so
    const page = await stage().visit(
      { test: self },
      { as: 'engineer', says: [/frame|Content Security Policy/] }
    )
    const dialogs: string[] = []
    page.context().on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const host = await page.context().newPage()
    await host.goto('/departments')
    await settled(host)
    for (const { name, url } of files)
      for (const address of [url, `${url}?inline=1`]) {
        assert.isFalse(await openAlone(page, address), `${name} at ${address}`)
        assert.isFalse(await openInFrame(host, address), `${name} in a frame at ${address}`)
      }
    assert.deepEqual(dialogs, [])
  })

  test('a look into each shows it and runs nothing', async ({ assert, test: self }) => {
    const { folder, files } = await uploaded('Hostile previews')
    const page = await stage().visit({ test: self }, { as: 'engineer' })
    await page.goto(`/files?folder=${folder.id}`)
    await settled(page)
    for (const { name } of files) {
      await page.getByRole('table').getByRole('button', { name, exact: true }).click()
      const drawer = page.getByRole('dialog')
      await drawer.locator('canvas, img, pre, table').first().waitFor()
      assert.isFalse(await ran(page), name)
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
    }
  })
})
