import { AT_ONCE } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { ZipArchive } from '#engines/ooxml/zip_archive'
import { atMost } from '#engines/processes/at_most'
import type { Kind } from './kinds.js'

const inTurn = atMost(AT_ONCE.directories)

/** What runs when it is opened, or is run by a program that opens it. */
const PROGRAM =
  /vbaProject|\.(?:exe|com|scr|pif|msi|msix|dll|cpl|js|jse|vbs|vbe|wsf|hta|bat|cmd|ps1|lnk|reg|jar|class|apk|app|sh)$/i
/** Marks of archives that are programs or office files, whatever their name says. */
const NOT_PLAIN = /^(?:META-INF\/|AndroidManifest\.xml$|\[Content_Types\]\.xml$|mimetype$)/

/**
 * Whether a ZIP is a Word or Excel file (OOXML) and safe to unpack, or a plain archive, by its central
 * directory alone: nothing is unpacked here. What the archive reader refuses is refused, and so are macros
 * and programs.
 */
export async function zipKind(path: string): Promise<Kind | null> {
  const names = await inTurn(() => namesIn(path))
  if (!names.size || [...names].some((name) => PROGRAM.test(name))) return null
  if (![...names].some((name) => NOT_PLAIN.test(name))) return 'zip'
  if (!names.has('[Content_Types].xml') || !names.has('_rels/.rels')) return null
  if (names.has('word/document.xml')) return 'docx'
  return names.has('xl/workbook.xml') ? 'xlsx' : null
}

async function namesIn(path: string): Promise<ReadonlySet<string>> {
  try {
    const archive = await ZipArchive.open(path)
    archive.close()
    return new Set(archive.members.keys())
  } catch (error) {
    if (error instanceof DocumentError) return new Set()
    throw error
  }
}
