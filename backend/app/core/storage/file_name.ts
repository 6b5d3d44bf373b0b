const LONGEST = 200
const DIRECTION_MARKS = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g

/**
 * A client's file name without folders, control characters and marks that turn the reading
 * direction, in NFC, at most 200 characters. It may be shown; it is never a path.
 */
export function plainFileName(raw: string): string {
  const base = raw.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1)!
  const name = base
    .replace(CONTROLS, '')
    .replace(DIRECTION_MARKS, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return cutTo(name, LONGEST) || 'file'
}

/**
 * The name under which a checked file is kept: its ending fits the content.
 * @param extensions endings that fit, the first one is given to a name without one
 */
export function cleanFileName(raw: string, extensions: readonly [string, ...string[]]): string {
  const name = plainFileName(raw)
  const dot = name.lastIndexOf('.')
  const ending = dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
  const fits = extensions.includes(ending)
  const extension = fits ? ending : extensions[0]
  const stem = cutTo(fits ? name.slice(0, dot) : name, LONGEST - extension.length - 1)
  return `${stem.trimEnd() || 'file'}.${extension}`
}

/** By whole characters: half a surrogate pair is no text. */
function cutTo(text: string, length: number) {
  return text.length <= length ? text : [...text].slice(0, length).join('')
}

/**
 * `Content-Disposition` after RFC 6266: a plain name for old readers and the exact one, percent
 * encoded (RFC 5987), for all others.
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  )
  return `${type}; filename="${plain}"; filename*=UTF-8''${exact}`
}
