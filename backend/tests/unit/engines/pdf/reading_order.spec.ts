import { execFile } from 'node:child_process'
import { inflateSync } from 'node:zlib'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { documentHtml } from '#engines/pdf/document'
import { html } from '#engines/pdf/html'
import { withLettersInOrder } from '#engines/pdf/reading_order'
import { PdfRenderer } from '#engines/pdf/renderer'
import { writeTmpFile, removeTmpFile } from '#core/storage/tmp_files'

/** Words with lam and alef in each of its forms, at each place of a word. */
const WORDS = [
  'الأعمال',
  'الإجمالي',
  'السلامة',
  'للأعمال',
  'الآن',
  'إلا',
  'لآلئ',
  'عبد الله',
  'بلاط',
]
const SENTENCE = 'لا يجوز إلغاء الأمر إلا بعد موافقة الإدارة'

const run = promisify(execFile)
const poppler = await run('pdftotext', ['-v']).then(
  () => true,
  () => false
)

const page = (texts: string[], language: 'en' | 'ar' = 'ar') =>
  documentHtml({
    title: 'Words',
    language,
    body: html`${texts.map((text) => html`<p>${text}</p>`)}`,
  })

/** What the glyphs of a document are said to stand for. */
async function actualTexts(pdf: Buffer): Promise<string[]> {
  const { context } = await PDFDocument.load(pdf)
  return context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .filter(({ dict }) => dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode'))
    .map(({ contents }) => inflateSync(contents).toString('latin1'))
    .flatMap((content) => [...content.matchAll(/\/ActualText <FEFF([0-9A-F]+)>/gi)])
    .map(([, hex]) => Buffer.from(hex!, 'hex').swap16().toString('utf16le'))
}

test.group('PDF | order of letters', (group) => {
  const renderer = new PdfRenderer()
  group.teardown(() => renderer.close())

  test('a glyph of several letters names them in the order of its line', async ({ assert }) => {
    const texts = await actualTexts(await renderer.render(page(WORDS)))
    assert.includeMembers(texts, ['ال', 'أل', 'إل', 'آل'])
    assert.notIncludeMembers(texts, ['لا'])
  })

  test('poppler finds every word as it is written', async ({ assert }) => {
    const file = await writeTmpFile([await renderer.render(page([...WORDS, SENTENCE]))])
    try {
      const { stdout } = await run('pdftotext', [file.path, '-'])
      const text = stdout.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      for (const word of [...WORDS, SENTENCE]) assert.include(text, word)
    } finally {
      await removeTmpFile(file.path)
    }
  }).skip(!poppler, 'needs pdftotext')

  test('what has no such glyph stays as it is, byte for byte', async ({ assert }) => {
    const plain = await renderer.render(page(['fi ffl office 120 m²', 'محمد'], 'en'))
    assert.isTrue((await withLettersInOrder(plain)).equals(plain))
  })
})
