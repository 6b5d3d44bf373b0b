/**
 * First characters that make a spreadsheet calculate, in their plain, full-width and small forms, or
 * that it may drop (tab, line ends) to see what follows as the beginning. Blanks, control and
 * formatting characters and byte order marks may stand before them unseen.
 */
const FORMULA = /^[\s\p{C}\p{Z}]*[=+\-@|＝＋－＠｜﹢﹣﹦﹫\t\r\n]/u
const HARMLESS_START = /^[\p{L}\p{N}]/u

/**
 * A text that no spreadsheet takes for a formula: one that would be gets a leading apostrophe, which
 * spreadsheets read as "this is text"; a program that reads the file removes one apostrophe. Clean
 * numbers of a column of phones do without, see `phoneText`.
 */
export function defuse(text: string): string {
  if (HARMLESS_START.test(text)) return text
  return FORMULA.test(text) ? `'${text}` : text
}
