import { AT_ONCE } from '#engines/limits/reading'
import { DocumentError } from '#engines/ooxml/document_error'
import { ZipArchive } from '#engines/ooxml/zip_archive'
import { atMost } from '#engines/processes/at_most'
import type { Kind } from './kinds.js'

const inTurn = atMost(AT_ONCE.directories)

/**
 * Whether a ZIP is a Word or Excel file (OOXML) and safe to unpack, by its central directory alone:
 * nothing is unpacked here. What the archive reader refuses is refused, and so are macros.
 */
export async function officeKind(path: string): Promise<Kind | null> {
  const names = await inTurn(() => namesIn(path))
  if (!names.has('[Content_Types].xml') || !names.has('_rels/.rels')) return null
  if ([...names].some((name) => /vbaProject|\.(?:exe|dll|js|vbs|hta)$/i.test(name))) return null
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
