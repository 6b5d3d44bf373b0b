import { execFile } from 'node:child_process'
import { inflateSync } from 'node:zlib'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readCharacterMap, textOf } from '#engines/pdf/character_map'
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
/** Words with a shadda or a tanwin, above and below the line, within the word and at its end. */
const MARKED = [
  ...['المورّد', 'المسدَّد', 'المدّة المتبقّية', 'موفّر', 'مقدّمة', 'حتّى', 'لّا', 'شكرًا لكم', 'بدءًا'],
  ...['سدّد الكمّية المسلّمة', 'غير مؤكّد'],
]
/** With marks at the end of a word, which pdf.js gives as pieces of their own. */
const VOWELLED = ['مبلغٌ محجوزٌ', 'الشَّرِكَةُ']
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

async function streamsOf(pdf: Buffer): Promise<string[]> {
  const { context } = await PDFDocument.load(pdf)
  return context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .filter(({ dict }) => dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode'))
    .map(({ contents }) => inflateSync(contents).toString('latin1'))
}

/** What the fonts of a document say that their glyphs stand for. */
const glyphTexts = async (pdf: Buffer) =>
  (await streamsOf(pdf))
    .filter((content) => content.includes('begincmap'))
    .flatMap((content) => [...readCharacterMap(content).values()])

/** What stands beside glyphs of a document. */
const actualTexts = async (pdf: Buffer) =>
  (await streamsOf(pdf))
    .flatMap((content) => [...content.matchAll(/\/ActualText <FEFF([0-9A-F]+)>/gi)])
    .map(([, hex]) => textOf(hex!))

test.group('PDF | order of letters', (group) => {
  const renderer = new PdfRenderer()
  group.teardown(() => renderer.close())

  test('fonts say the plain letters of their glyphs, in the order of a line', async ({
    assert,
  }) => {
    const pdf = await renderer.render(page([...WORDS, 'ﷺ وَرَحْمَةُ اللهِ']))
    const glyphs = await glyphTexts(pdf)
    assert.includeMembers(glyphs, ['ال', 'أل', 'إل', 'آل', 'ع', 'م'])
    assert.notIncludeMembers(glyphs, ['لا'])
    assert.deepEqual(
      glyphs.filter((text) => /[\ufb50-\ufdff\ufe70-\ufefe]/.test(text)),
      []
    )
    // a text beside a glyph makes a word of its own of it
    const beside = await actualTexts(await renderer.render(page(WORDS)))
    assert.deepEqual(beside, [])
  })

  test('pdf.js finds every word as it is written, each as one piece', async ({ assert }) => {
    const texts = [...WORDS, ...MARKED, SENTENCE, 'رقم INV-7 بمبلغ 1,250.00 ريال']
    const pdf = await renderer.render(page(texts))
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
    const { items } = await (await document.getPage(1)).getTextContent()
    const pieces = items.flatMap((item) => ('str' in item ? [item.str.trim()] : []))
    const words = texts.join(' ').split(' ')
    assert.includeMembers(pieces, words)
  })

  test('poppler finds every word as it is written', async ({ assert }) => {
    const texts = [...WORDS, ...MARKED, ...VOWELLED, SENTENCE]
    const file = await writeTmpFile([await renderer.render(page(texts))])
    try {
      const { stdout } = await run('pdftotext', [file.path, '-'])
      const text = stdout.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      for (const word of texts) assert.include(text, word)
    } finally {
      await removeTmpFile(file.path)
    }
  }).skip(!poppler, 'needs pdftotext')

  test('a mark is drawn as a shape where its glyph was, and stands unseen on the line', async ({
    assert,
  }) => {
    const drawn = async (text: string) => {
      const content = (await streamsOf(await renderer.render(page([text])))).find((one) =>
        one.includes(' Tj')
      )!
      const shapes = content.match(/\nET\n(?:[-\d. ]+ [mlch]\n|\s*h\n)+f\n/g) ?? []
      return { content, shapes }
    }
    const plain = await drawn('المورد')
    assert.deepEqual([plain.shapes.length, plain.content.includes('3 Tr')], [0, false])
    const { content, shapes } = await drawn('المورّد')
    assert.lengthOf(shapes, 1)
    assert.match(content, /3 Tr <[0-9A-F]{4}> Tj 0 Tr/)
    assert.deepEqual(await actualTexts(await renderer.render(page(['المورّد']))), [
      [...'المورّد'].reverse().join(''),
    ])
    // above its letter, which is the fourth from the right: within the word, and over the middle of the line
    const points = [...shapes[0]!.matchAll(/(-?[\d.]+) (-?[\d.]+) [mlc]\n/g)]
    const [start] = [...content.matchAll(/1 0 0 -1 ([\d.]+) ([\d.]+) Tm/g)].slice(-1)
    const [left, line] = [Number(start![1]), Number(start![2])]
    for (const [, x, y] of points) {
      assert.isAbove(Number(x), left)
      assert.isBelow(Number(x), left + 36)
      assert.isBelow(Number(y), line - 5)
    }
  })

  test('what has no such glyph stays as it is, byte for byte', async ({ assert }) => {
    const plain = await renderer.render(page(['fi ffl office 120 m²', 'محمد'], 'en'))
    assert.isTrue((await withLettersInOrder(plain)).equals(plain))
  })
})
