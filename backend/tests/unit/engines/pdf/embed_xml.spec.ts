import { PDFDocument, PDFName, StandardFonts, type PDFRawStream } from '@cantoo/pdf-lib'
import { test } from '@japa/runner'
import { embedXml } from '#engines/pdf/embed_xml'

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n<Invoice>فاتورة</Invoice>'
const AT = new Date('2026-03-01T11:40:40Z')

async function printed(): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  document.addPage().drawText('Invoice', { font })
  return Buffer.from(await document.save())
}

const embedded = async () =>
  embedXml(await printed(), { name: 'INV-1.xml', content: XML, title: 'INV-1 <& فاتورة>', at: AT })

test.group('PDFs that carry XML', () => {
  test('give the XML back as it was', async ({ assert }) => {
    const document = await PDFDocument.load(await embedded())
    const [attachment] = document.getAttachments()
    assert.equal(attachment!.name, 'INV-1.xml')
    assert.equal(attachment!.mimeType, 'application/xml')
    assert.equal(attachment!.afRelationship, 'Alternative')
    assert.equal(Buffer.from(attachment!.data).toString('utf8'), XML)
    assert.equal(document.getPageCount(), 1)
  })

  test('identify themselves and their colours', async ({ assert }) => {
    const bytes = await embedded()
    const { catalog, context } = await PDFDocument.load(bytes, { updateMetadata: false })
    const metadata = catalog.lookup(PDFName.of('Metadata')) as PDFRawStream
    const xmp = Buffer.from(metadata.getContents()).toString('utf8')
    assert.include(xmp, '<pdfaid:part>3</pdfaid:part>')
    assert.include(xmp, '<xmp:CreateDate>2026-03-01T11:40:40Z</xmp:CreateDate>')
    assert.include(xmp, 'INV-1 &lt;&amp; فاتورة&gt;')
    assert.exists(catalog.get(PDFName.of('AF')))
    const text = bytes.toString('latin1')
    assert.include(text, '/GTS_PDFA1')
    assert.notInclude(text, '/ObjStm')
    assert.exists(context.trailerInfo.ID)
    assert.exists(catalog.get(PDFName.of('Names')))
  })

  test('are the same bytes for the same input', async ({ assert }) => {
    const pdf = await printed()
    const xml = { name: 'a.xml', content: XML, title: 'a', at: AT }
    assert.isTrue((await embedXml(pdf, xml)).equals(await embedXml(pdf, xml)))
  })
})
