/** Up to two uppercase first letters of the words of a name, or "U" without a name. */
export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return 'U'
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]!.toLocaleUpperCase())
    .join('')
}

/** Arabic letters would grow together into a word; a zero-width non-joiner keeps them apart. */
export function unjoined(initials: string): string {
  return /\p{Script=Arabic}/u.test(initials) ? Array.from(initials).join('\u200c') : initials
}
