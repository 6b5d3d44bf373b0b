import { deflateSync, inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFDocument,
} from '@cantoo/pdf-lib'

/** A font of the document, and where it says what its glyphs stand for. */
export interface NamedFont {
  dict: PDFDict
  toUnicode: PDFRef
}

/** What draws a page or a part of it. */
export interface Drawing {
  ref: PDFRef
  /** Name of a font in the drawing → the font. */
  fonts: Map<string, NamedFont>
}

const [CONTENTS, RESOURCES, FILTER] = ['Contents', 'Resources', 'Filter'].map((of) =>
  PDFName.of(of)
) as [PDFName, PDFName, PDFName]

/** The drawings of all pages with those that they are put together from, each once. */
export function drawingsOf(document: PDFDocument): Drawing[] {
  const found = new Map<string, Drawing>()
  for (const { node } of document.getPages()) {
    const resources = node.Resources()
    const contents = node.get(CONTENTS)
    const content = contents instanceof PDFRef ? document.context.lookup(contents) : contents
    const refs = content instanceof PDFArray ? content.asArray() : [contents]
    for (const ref of refs) addDrawing(document.context, { found, ref, resources })
  }
  return [...found.values()]
}

interface Part {
  found: Map<string, Drawing>
  ref: unknown
  resources: PDFDict | undefined
}

function addDrawing(context: PDFContext, { found, ref, resources }: Part) {
  if (!(ref instanceof PDFRef) || found.has(ref.tag)) return
  found.set(ref.tag, { ref, fonts: fontsIn(resources) })
  const parts = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)
  for (const [, part] of parts?.entries() ?? []) {
    const stream = context.lookup(part)
    if (!(stream instanceof PDFRawStream)) continue
    if (stream.dict.get(PDFName.of('Subtype')) !== PDFName.of('Form')) continue
    const own = stream.dict.lookupMaybe(RESOURCES, PDFDict) ?? resources
    addDrawing(context, { found, ref: part, resources: own })
  }
}

function fontsIn(resources: PDFDict | undefined): Map<string, NamedFont> {
  const fonts = new Map<string, NamedFont>()
  const named = resources?.lookupMaybe(PDFName.of('Font'), PDFDict)
  for (const name of named?.keys() ?? []) {
    const dict = named!.lookup(name, PDFDict)
    const toUnicode = dict.get(PDFName.of('ToUnicode'))
    if (toUnicode instanceof PDFRef) fonts.set(name.decodeText(), { dict, toUnicode })
  }
  return fonts
}

/** The text of a stream; null for one that is packed in another way, or none. */
export function streamText(context: PDFContext, ref: PDFRef): string | null {
  const stream = context.lookup(ref)
  if (!(stream instanceof PDFRawStream)) return null
  if (stream.dict.get(FILTER) !== PDFName.of('FlateDecode')) return null
  return inflateSync(stream.contents).toString('latin1')
}

/** Puts another text in the place of that of a stream. */
export function replaceStream(context: PDFContext, ref: PDFRef, text: string) {
  const { dict } = context.lookup(ref) as PDFRawStream
  const bytes = deflateSync(Buffer.from(text, 'latin1'))
  dict.set(PDFName.of('Length'), context.obj(bytes.length))
  context.assign(ref, PDFRawStream.of(dict, bytes))
}
