import { xmlItems, type XmlVisitor } from './xml_items.js'
import { ZipArchive } from './zip_archive.js'

const OFFICE = 'application/vnd.openxmlformats-officedocument.'

interface Parts {
  /** Where the words of such a file lie. */
  member: RegExp
  /** The elements that hold one piece of them. */
  pieces: ReadonlySet<string>
}

const PARTS: Readonly<Record<string, Parts>> = {
  [`${OFFICE}wordprocessingml.document`]: {
    member: /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/,
    pieces: new Set(['p']),
  },
  [`${OFFICE}spreadsheetml.sheet`]: {
    member: /^xl\/(?:sharedStrings|worksheets\/sheet\d+)\.xml$/,
    pieces: new Set(['si', 'is']),
  },
}

/** Content types of the files that have such a text. */
export const OFFICE_FILES: ReadonlySet<string> = new Set(Object.keys(PARTS))

/**
 * The text of a Word document or a workbook, up to `most` characters; it is unpacked only as far as it
 * is wanted.
 * @throws DocumentError
 */
export async function officeText(path: string, mime: string, most: number): Promise<string> {
  const { member, pieces } = PARTS[mime]
  const archive = await ZipArchive.open(path)
  try {
    let text = ''
    for (const name of archive.members.keys()) {
      if (!member.test(name)) continue
      for await (const piece of xmlItems(archive.read(name), (emit) => words(pieces, most, emit))) {
        text += `${piece}\n`
        if (text.length >= most) return text.slice(0, most)
      }
    }
    return text
  } finally {
    archive.close()
  }
}

/** The runs of each paragraph or cell, put together. */
function words(
  pieces: ReadonlySet<string>,
  most: number,
  emit: (piece: string) => void
): XmlVisitor {
  let piece = ''
  let inRun = false
  return {
    open: (name) => void (inRun = name === 't'),
    text(text) {
      if (inRun && piece.length < most) piece += text
    },
    close(name) {
      inRun = false
      if (!pieces.has(name)) return
      const trimmed = piece.trim()
      if (trimmed) emit(trimmed)
      piece = ''
    },
  }
}
