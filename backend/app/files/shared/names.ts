import { isDuplicate } from '#core/database/failures'
import { conflict } from '#core/base/app_error'
import { cleanFileName, plainFileName } from '#core/storage/file_name'
import { KINDS } from '#core/storage/kinds'
import { fold } from '#engines/text/fold'

const LONGEST_FOLDER = 120

/** A folder's name without what turns the reading direction or would part a path. */
export function cleanFolderName(raw: string): string {
  return plainFileName(raw.replace(/[/\\]/g, '-')).slice(0, LONGEST_FOLDER).trimEnd()
}

/** A folder's name as its neighbours are compared with it. */
export function folderNameKey(name: string): string {
  return fold(name).slice(0, 200)
}

/** A new name for a file: its ending keeps fitting the content. */
export function renamed(raw: string, { mime, extension }: { mime: string; extension: string }) {
  const kind = Object.values(KINDS).find((one) => one.mime === mime)
  return cleanFileName(raw, kind?.extensions ?? [extension])
}

/** `Plan.pdf` → `Plan (2).pdf`, `Plan (3).pdf` …; a folder's name has no ending. */
export function numbered(name: string, number: number, hasEnding = true): string {
  const dot = hasEnding ? name.lastIndexOf('.') : -1
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `${stem.slice(0, 180)} (${number})${ending}`
}

/** Runs a write that may meet a neighbour of the same name. @throws AppError 409 NAME_TAKEN */
export async function refusingTwins<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    throw isDuplicate(error) ? conflict('NAME_TAKEN') : error
  }
}
