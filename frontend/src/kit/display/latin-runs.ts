const ARABIC_LETTER = /\p{Script=Arabic}/u
/** From a Latin letter or digit, with the slash that a path begins with, to the last one before the next Arabic letter or comma. */
const RUN = /((?:(?<!\S)\/)?[a-z0-9](?:[^\p{Script=Arabic}،؛؟\n]*[a-z0-9%°])?)/iu

interface Run {
  text: string
  /** A code or a name in Latin letters; bare numbers go with the words around them. */
  latin: boolean
}

/** The parts of a text in their order; text without Arabic letters is one part. */
export function latinRuns(text: string): Run[] {
  if (!ARABIC_LETTER.test(text)) return [{ text, latin: false }]
  return text
    .split(RUN)
    .map((part, i) => ({ text: part, latin: i % 2 === 1 && /[a-z]/i.test(part) }))
    .filter((part) => part.text !== '')
}
