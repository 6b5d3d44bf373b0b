import { test } from '@japa/runner'
import { documentHtml } from '#engines/pdf/document'
import { html } from '#engines/pdf/html'
import { PdfRenderer, type PdfRendererOptions } from '#engines/pdf/renderer'
import { pdfFacts } from './pdf_text.js'

const NAME = 'مشروع فلل الملقا المرحلة الثانية'

/** Takes Chromium far longer to lay out than any time-out used here. */
const HEAVY = `<table>${'<tr><td>a</td><td>b</td><td>c</td></tr>'.repeat(6_000)}</table>`

const page = (text: string) =>
  documentHtml({
    title: `Sheet ${text}`,
    language: 'ar',
    body: html`<h1>${text}</h1>
      <p>A-101</p>`,
  })

test.group('PDF | renderer', (group) => {
  let open: PdfRenderer[] = []

  const renderer = (options: PdfRendererOptions = {}) => {
    const made = new PdfRenderer(options)
    open.push(made)
    return made
  }

  group.each.teardown(async () => {
    await Promise.all(open.map((made) => made.close()))
    open = []
  })

  test('prints a tagged PDF with language, title, bookmarks and its own fonts', async ({
    assert,
  }) => {
    const steps: number[] = []
    const pdf = await renderer().render(page(NAME), {
      onProgress: (percent) => steps.push(percent),
    })
    assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
    const facts = await pdfFacts(pdf)
    assert.equal(facts.lang, 'ar')
    assert.equal(facts.title, `Sheet ${NAME}`)
    assert.isTrue(facts.tagged)
    assert.isTrue(facts.outline)
    assert.isNotEmpty(facts.fonts)
    assert.isTrue(facts.fonts.every((font) => font.embedded && /Tajawal|Noto/.test(font.name)))
    for (const word of NAME.split(' ')) assert.include(facts.text[0].split('\n'), word)
    assert.deepEqual(steps, [0, 20, 60, 100])
  })

  test('puts a fragment into a document with running texts', async ({ assert }) => {
    const pdf = await renderer().render('<p>body</p><div style="break-before:page">next</div>', {
      title: 'Fragment',
      lang: 'en',
      header: { start: 'Head <b>' },
      footer: { end: 'Page {page} of {pages}' },
    })
    const facts = await pdfFacts(pdf)
    assert.equal(facts.pages, 2)
    assert.equal(facts.lang, 'en')
    assert.include(facts.text[1].replace(/\n/g, ''), 'Page 2 of 2')
    assert.include(facts.text[1].replace(/\n/g, ''), 'Head <b>')
  })

  test('runs no script and no handler', async ({ assert }) => {
    const script = `document.body.append('SCRIPT')`
    const pdf = await renderer().render(
      `<p>still</p><script>${script}</script><img src="x" onerror="${script}">
       <svg onload="${script}"></svg><iframe srcdoc="<script>parent.${script}</script>"></iframe>`
    )
    const { text } = await pdfFacts(pdf)
    assert.include(text[0], 'still')
    assert.notInclude(text.join(''), 'SCRIPT')
  })

  test('twenty documents in a row keep one browser and their own content', async ({ assert }) => {
    const warm = renderer()
    for (let number = 1; number <= 20; number++) {
      const facts = await pdfFacts(await warm.render(page(`Sheet-${number}-end`)))
      assert.include(facts.text[0], `Sheet-${number}-end`)
      assert.isTrue(facts.fonts.some((font) => font.name.includes('Noto')))
    }
    assert.equal(warm.stats.launches, 1)
    assert.equal(warm.stats.rendered, 20)
  })

  test('prints two at once, the others wait their turn', async ({ assert }) => {
    const two = renderer({ concurrency: 2 })
    const names = Array.from({ length: 8 }, (_, index) => `Sheet-${index}-end`)
    const printing = names.map((name) => two.render(page(name)))
    await Promise.resolve()
    assert.deepInclude(two.stats, { active: 2, waiting: 6 })
    const texts = await Promise.all(
      printing.map(async (pdf) => (await pdfFacts(await pdf)).text.join(''))
    )
    texts.forEach((text, index) => assert.include(text, names[index]))
    assert.deepInclude(two.stats, { active: 0, waiting: 0, launches: 1, rendered: 8 })
  })

  test('replaces the browser after its share of documents', async ({ assert }) => {
    const recycling = renderer({ recycleAfter: 3, concurrency: 2 })
    await Promise.all(Array.from({ length: 7 }, () => recycling.render(page('x'))))
    assert.equal(recycling.stats.launches, 3)
  })

  test('closes an idle browser and starts again on request', async ({ assert }) => {
    const sleepy = renderer({ idleMs: 50 })
    await sleepy.render(page('x'))
    await new Promise((resolve) => setTimeout(resolve, 400))
    await sleepy.render(page('x'))
    assert.equal(sleepy.stats.launches, 2)
  })

  test('a document over its time is ended; its neighbour and the next are printed', async ({
    assert,
  }) => {
    const pressed = renderer({ concurrency: 2 })
    await pressed.render(page('warm'))
    const slow = pressed.render(HEAVY, { timeoutMs: 150 })
    const neighbour = pressed.render(HEAVY, { timeoutMs: 60_000 })
    await assert.rejects(() => slow, /longer than 150 ms/)
    assert.isAbove((await neighbour).length, 1000)
    assert.isAbove((await pressed.render(page('after'))).length, 1000)
    assert.equal(pressed.stats.launches, 2)
  }).timeout(60_000)

  test('a cancelled document stops at once, waiting or printing', async ({ assert }) => {
    const busy = renderer()
    await busy.render(page('warm'))
    const printing = new AbortController()
    const waiting = new AbortController()
    const first = busy.render(HEAVY, { signal: printing.signal })
    const second = busy.render(page('second'), { signal: waiting.signal })
    const third = busy.render(page('third'))
    setTimeout(() => waiting.abort(), 20)
    setTimeout(() => printing.abort(new Error('cancelled by the user')), 80)
    await assert.rejects(() => second, /aborted/)
    await assert.rejects(() => first, /cancelled by the user/)
    assert.include((await pdfFacts(await third)).text[0], 'third')
    const already = AbortSignal.abort(new Error('too late'))
    await assert.rejects(() => busy.render(page('x'), { signal: already }), /too late/)
  }).timeout(60_000)

  test('closing refuses what waits and what comes', async ({ assert }) => {
    const closing = renderer()
    const results = Promise.allSettled([closing.render(HEAVY), closing.render(page('waiting'))])
    await new Promise((resolve) => setTimeout(resolve, 50))
    await closing.close()
    for (const result of await results) {
      assert.equal(result.status, 'rejected')
      assert.equal((result as PromiseRejectedResult).reason.code, 'E_PDF_CLOSED')
    }
    await assert.rejects(() => closing.render(page('x')), /has been closed/)
  }).timeout(60_000)
})
