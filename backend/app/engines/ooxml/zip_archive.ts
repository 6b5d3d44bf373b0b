import { stat } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { ARCHIVE } from '#engines/limits/reading'
import { DocumentError } from './document_error.js'

const LOCAL_HEADER = 30
const END_RECORD = 22

/**
 * An archive whose directory has been read and found sound: no member twice, encrypted, outside of
 * the folder or overlapping another, nothing before, between directory and end, or behind it. Sizes
 * are bounded by what the directory states, and a member that states a wrong size or checksum fails
 * while it is read. ZIP64 is refused: nothing that needs it is received.
 */
export class ZipArchive {
  private constructor(
    readonly file: ZipFile,
    readonly members: ReadonlyMap<string, Entry>
  ) {}

  /** @throws DocumentError for everything that is no such archive */
  static async open(path: string): Promise<ZipArchive> {
    const { size } = await stat(path)
    const file = await openPromise(path, { autoClose: false, strictFileNames: true }).catch(refuse)
    // changes to the file after its directory was read are reported to the stream of a member
    file.on('error', () => {})
    try {
      return new ZipArchive(file, await directoryOf(file, size))
    } catch (error) {
      file.close()
      return refuse(error)
    }
  }

  /** The unpacked bytes of a member, or none where there is no such member. @throws DocumentError */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.members.get(name)
    if (!entry) return
    const stream = await this.file.openReadStreamPromise(entry).catch(refuse)
    try {
      let sum = 0
      for await (const chunk of stream) {
        sum = crc32(chunk as Buffer, sum)
        yield chunk as Buffer
      }
      if (sum !== entry.crc32) throw new DocumentError('unreadable')
    } catch (error) {
      refuse(error)
    } finally {
      stream.destroy()
    }
  }

  /** The bytes of a member as the archive holds them, packed or not. @throws DocumentError */
  async *readPacked(entry: Entry): AsyncGenerator<Buffer> {
    const raw = { decodeFileData: false }
    const stream = await this.file.openReadStreamPromise(entry, raw).catch(refuse)
    try {
      yield* stream as AsyncIterable<Buffer>
    } catch (error) {
      refuse(error)
    } finally {
      stream.destroy()
    }
  }

  close() {
    this.file.close()
  }
}

/** Errors of the disk stay what they are; all others are about the bytes. */
function refuse(error: unknown): never {
  if (error instanceof DocumentError || (error as NodeJS.ErrnoException).syscall) throw error
  throw new DocumentError('unreadable', { cause: error })
}

async function directoryOf(file: ZipFile, size: number): Promise<Map<string, Entry>> {
  if (file.entryCount > ARCHIVE.members) throw new DocumentError('too_large')
  const start = cursorOf(file)
  const members = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of file.eachEntry()) {
    if (entry.isEncrypted() || members.has(entry.fileName)) throw new DocumentError('unreadable')
    members.set(entry.fileName, entry)
    unpacked += entry.uncompressedSize
    if (isBomb(unpacked, size) || cursorOf(file) - start > ARCHIVE.directoryBytes)
      throw new DocumentError('too_large')
  }
  if (cursorOf(file) !== size - END_RECORD - file.comment.length || !liesInOrder(members, start))
    throw new DocumentError('unreadable')
  return members
}

/** Where the next entry of the directory begins; the types of the library have it as a boolean. */
const cursorOf = (file: ZipFile) => Number(file.readEntryCursor)

function isBomb(unpacked: number, size: number) {
  if (unpacked > ARCHIVE.unpackedBytes) return true
  return unpacked > ARCHIVE.harmlessBytes && unpacked / size > ARCHIVE.ratio
}

/** From the first byte on, each member behind the one before it and all of them before the directory. */
function liesInOrder(members: ReadonlyMap<string, Entry>, directory: number): boolean {
  const places = [...members.values()].map(({ relativeOffsetOfLocalHeader: at, ...entry }) => ({
    at,
    end: at + LOCAL_HEADER + entry.fileNameLength + entry.compressedSize,
  }))
  places.sort((a, b) => a.at - b.at)
  const ends = [...places.slice(1).map(({ at }) => at), directory]
  return places[0]?.at === 0 && places.every(({ end }, index) => end <= ends[index])
}
