import { createHash } from 'node:crypto'
import { AFRelationship, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { loadSharp } from '#engines/imaging/load_sharp'
import { escapeXml } from '#engines/spreadsheet/xml_text'

export interface EmbeddedXml {
  /** Name of the file within the PDF. */
  name: string
  content: string
  /** Title of the document. */
  title: string
  /** When it was made. */
  at: Date
}

/**
 * A PDF that carries an XML document as its alternative (ISO 32000-2 AF, relationship Alternative), with
 * what PDF/A-3 wants beside: XMP that identifies it, an output intent of sRGB, an id, no object streams.
 * Fonts and pictures are as they were printed. Deterministic: the same input gives the same bytes.
 */
export async function embedXml(pdf: Buffer, xml: EmbeddedXml): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  await document.attach(Buffer.from(xml.content), xml.name, {
    mimeType: 'application/xml',
    description: xml.title,
    creationDate: xml.at,
    modificationDate: xml.at,
    afRelationship: AFRelationship.Alternative,
  })
  document.setTitle(xml.title)
  document.setCreator(PRODUCER)
  document.setProducer(PRODUCER)
  document.setCreationDate(xml.at)
  document.setModificationDate(xml.at)
  putMetadata(document, xml)
  await putOutputIntent(document)
  const id = PDFHexString.of(
    createHash('sha256').update(pdf).update(xml.content).digest('hex').slice(0, 32)
  )
  document.context.trailerInfo.ID = document.context.obj([id, id])
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

const PRODUCER = 'Binaa'

function putMetadata({ context, catalog }: PDFDocument, { title, at }: EmbeddedXml) {
  const stream = context.stream(Buffer.from(xmpOf(title, at)), { Type: 'Metadata', Subtype: 'XML' })
  catalog.set(PDFName.of('Metadata'), context.register(stream))
}

/** Says what the document information says, and that it is PDF/A-3, level B. */
function xmpOf(title: string, at: Date): string {
  const when = `${at.toISOString().slice(0, 19)}Z`
  const text = escapeXml(title)
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
    ' xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">',
    '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:title>`,
    `<pdf:Producer>${PRODUCER}</pdf:Producer><xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${when}</xmp:CreateDate><xmp:ModifyDate>${when}</xmp:ModifyDate>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n')
}

/** Colours are those of sRGB, whose profile the picture library brings along. */
async function putOutputIntent({ context, catalog }: PDFDocument) {
  const profile = context.register(context.flateStream(await srgbProfile(), { N: 3 }))
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB'),
    Info: PDFString.of('sRGB'),
    DestOutputProfile: profile,
  })
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]))
}

async function srgbProfile(): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const blank = { width: 1, height: 1, channels: 3, background: '#ffffff' } as const
  const picture = await sharp({ create: blank }).withIccProfile('srgb').png().toBuffer()
  const { icc } = await sharp(picture).metadata()
  if (!icc) throw new Error('the picture library has no profile of sRGB')
  return icc
}
