import { test } from '@japa/runner'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer from 'puppeteer-core'
import { findBrowser } from '#engines/pdf/browser_path'
import { PdfRenderer } from '#engines/pdf/renderer'
import { vectors } from './network_vectors.js'
import { pdfFacts } from './pdf_text.js'

const SECRET = 'canary-7f3a91'

test.group('PDF | no way out of the renderer', (group) => {
  let server: Server
  let folder: string
  let hits: string[] = []
  let port: number

  group.each.setup(async () => {
    hits = []
    folder = await mkdtemp(join(tmpdir(), 'pdf-canary-'))
    await writeFile(join(folder, 'secret.txt'), SECRET)
    server = createServer((request, response) => {
      hits.push(request.url ?? '')
      response.end(SECRET)
    })
    // A raw connection (preconnect) is a visit too.
    server.on('connection', () => hits.push('connection'))
    await new Promise<void>((resolve) => server.listen(0, resolve))
    port = (server.address() as AddressInfo).port
    return async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    }
  })

  const hosts = () => ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost']
  const allVectors = () =>
    hosts().flatMap((host) => vectors(`http://${host}:${port}`, join(folder, 'secret.txt')))

  test('the vectors do reach the canary from an ordinary page', async ({ assert }) => {
    const { executablePath, env, args, headless } = await findBrowser()
    const browser = await puppeteer.launch({ executablePath, env, args, headless, pipe: true })
    const page = await browser.newPage()
    const harmless = vectors(`http://127.0.0.1:${port}`, '/none').filter(
      (vector) => !/refresh|frameset|submit/.test(vector)
    )
    await page.setContent(harmless.join('\n'), { waitUntil: 'load' })
    await browser.close()
    assert.isAbove(new Set(hits).size, 25)
  }).timeout(60_000)

  for (const isolateNetwork of [true, false]) {
    const where = isolateNetwork ? 'with' : 'without'
    test(`all of them together: no visit, no local byte (${where} a namespace)`, async ({
      assert,
    }) => {
      const renderer = new PdfRenderer({ isolateNetwork })
      const all = allVectors()
      assert.isAbove(all.length, 150)
      const pdf = await renderer.render(`<p>still printed</p>${all.join('\n')}`)
      const facts = await pdfFacts(pdf)
      await settle()
      await renderer.close()
      assert.deepEqual(hits, [])
      assert.include(facts.text.join('\n'), 'still printed')
      assert.notInclude(facts.text.join(''), SECRET)
      assert.notInclude(pdf.toString('latin1'), SECRET)
    }).timeout(60_000)
  }

  test('one by one, so that none hides behind another', async ({ assert }) => {
    const renderer = new PdfRenderer({ isolateNetwork: false, recycleAfter: 1000, concurrency: 2 })
    const single = vectors(`http://127.0.0.1:${port}`, join(folder, 'secret.txt'))
    const texts = await Promise.all(
      single.map(async (vector) => {
        const pdf = await renderer.render(`<p>before</p>${vector}`)
        return (await pdfFacts(pdf)).text.join('')
      })
    )
    await settle()
    await renderer.close()
    assert.deepEqual(hits, [])
    for (const text of texts) {
      assert.include(text, 'before')
      assert.notInclude(text, SECRET)
    }
  }).timeout(120_000)

  test('a document that sends itself elsewhere is printed as it stands', async ({ assert }) => {
    const renderer = new PdfRenderer({ isolateNetwork: false, concurrency: 2 })
    // The longer the document, the later its refresh falls into the printing.
    const lengths = Array.from({ length: 30 }, (_, index) => index * 400)
    const texts = await Promise.all(
      lengths.map(async (words) => {
        const refresh = `<meta http-equiv="refresh" content="0; url=http://127.0.0.1:${port}/hit">`
        const pdf = await renderer.render(`<p>before</p>${refresh}<p>${'word '.repeat(words)}</p>`)
        return (await pdfFacts(pdf)).text[0]
      })
    )
    await settle()
    await renderer.close()
    assert.deepEqual(hits, [])
    for (const text of texts) assert.include(text, 'before')
  }).timeout(120_000)

  test('a margin text is text', async ({ assert }) => {
    const renderer = new PdfRenderer({ isolateNetwork: false })
    const footer = { start: `"; } </style><img src="http://127.0.0.1:${port}/hit"> url(x)` }
    const facts = await pdfFacts(await renderer.render('<p>x</p>', { footer }))
    await settle()
    await renderer.close()
    assert.deepEqual(hits, [])
    assert.include(facts.text[0], '<img src=')
  })
})

/** Gives a late request time to arrive. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 300))
}
