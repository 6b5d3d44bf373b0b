import type { OcrWord } from './types.js'

const ARABIC_LETTER = /[\u0620-\u064A\u066E-\u06D3\u06FA-\u06FC]/
const MARKS = /[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

/** Invisible direction marks break searches and comparisons: they are taken out. */
export const stripMarks = (text: string) => text.replace(MARKS, '')

/**
 * Words in the order in which they are read. The engine lists right-to-left lines from the right,
 * also the groups of a phone number, which are read from the left: runs without Arabic letters
 * are put back by their position.
 */
export function orderWords(words: OcrWord[]): OcrWord[] {
  const arabic = words.filter((word) => ARABIC_LETTER.test(word.text))
  const left = [...words].sort((a, b) => a.bbox.x0 - b.bbox.x0)
  if (arabic.length === 0) return left.map(mendPlus)
  const weight = (list: OcrWord[]) => list.reduce((sum, word) => sum + word.text.length, 0)
  if (weight(arabic) < weight(words.filter(isLatinWord))) return left
  const runs: OcrWord[][] = []
  for (const word of left.reverse()) {
    const last = runs.at(-1)
    if (last && !isArabic(word) && !isArabic(last[0])) last.push(word)
    else runs.push([word])
  }
  return runs.flatMap((run) => orderNumber(run.reverse().map(mendPlus)))
}

/** Some cards set a number's groups from right to left: the one with the plus stands last. */
function orderNumber(run: OcrWord[]): OcrWord[] {
  const reversed = run.length > 1 && /^\+\d/.test(run.at(-1)!.text) && !run[0].text.includes('+')
  return reversed ? run.reverse() : run
}

const isArabic = (word: OcrWord) => ARABIC_LETTER.test(word.text)
const isLatinWord = (word: OcrWord) => /[A-Za-z]{2}/.test(word.text)

/** A plus that was read after its number, as right-to-left text has it. */
function mendPlus(word: OcrWord): OcrWord {
  const plus = /^([\d\u0660-\u0669]+)\+$/.exec(word.text)
  return plus ? { ...word, text: `+${plus[1]}` } : word
}
