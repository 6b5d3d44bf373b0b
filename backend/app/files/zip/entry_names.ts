import { numbered } from '#files/shared/names'

/** Names that Windows keeps for devices, whatever their ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[<>:"|?*/\\\u0000-\u001f\u007f]/g
const LONGEST = 150

/** One step of a path inside an archive that every system can unpack, and that leads nowhere else. */
function safeStep(name: string): string {
  const plain = name.normalize('NFC').replace(FORBIDDEN, '_').replace(/^\.+/, '_').slice(0, LONGEST)
  const step = plain.replace(/[\s.]+$/, '') || '_'
  return RESERVED.test(step) ? `_${step}` : step
}

/** Gives out paths inside an archive: safe, and none twice, also where case does not count. */
export class EntryNames {
  readonly #taken = new Set<string>()

  /** @param steps folders from the top of the archive, and the file's name last */
  take(steps: string[]): string {
    const safe = steps.map(safeStep)
    const folders = safe.slice(0, -1).join('/')
    const name = safe.at(-1)!
    const at = (candidate: string) => (folders ? `${folders}/${candidate}` : candidate)
    let path = at(name)
    for (let number = 2; this.#taken.has(path.toLowerCase()); number++)
      path = at(numbered(name, number))
    this.#taken.add(path.toLowerCase())
    return path
  }
}
