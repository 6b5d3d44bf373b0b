import { invalid } from '#core/base/app_error'
import { commonPasswords, plainLetters } from './common_passwords.js'
import { firmWords } from './firm_words.js'

/** What people add to a common word so that it is long enough: a year, some digits, a sign. */
const MOST_ADDED = 10
/** Rows of a keyboard, the alphabet and the digits, each read forwards and backwards, round and round. */
const ROWS = [
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '1234567890'],
  // its columns
  ...['1qaz2wsx3edc4rfv5tgb6yhn', 'zaq12wsxcde34rfvbgt56yhn'],
]
const WAYS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]).map((row) => row.repeat(13))
const FEWEST_SIGNS = 5
/** Two words of the list are some hundred million guesses; of three there are too many. */
const MOST_WORDS = 2
const SHORTEST_WORD = 3

/** @throws AppError 422 when the password is easily guessed: common, a pattern, the person's own name or the firm's */
export function requireStrongPassword(password: string, username: string, field = 'password') {
  const plain = password.toLowerCase()
  const guessed = plain.includes(username) || new Set(plain).size < FEWEST_SIGNS || isCommon(plain)
  if (guessed) throw invalid({ [field]: ['guessable'] })
}

function isCommon(plain: string): boolean {
  const isKnown = (core: string) => isListed(plainLetters(core)) || isPattern(core)
  return cores(plain).map(unitOf).some(isKnown) || isOfFewWords(plain)
}

/** Nothing but one or two words of the list, joined or apart, also letter by letter, and a few signs. */
function isOfFewWords(plain: string): boolean {
  const squeezed = plain.replace(/[^\p{L}\d]/gu, '')
  return [plain, plainLetters(plain), squeezed, plainLetters(squeezed)].some((text) => {
    const runs = text.match(/\p{L}{3,}/gu) ?? []
    if (plain.length - runs.join('').length > MOST_ADDED) return false
    const words = runs.map((run) => wordsIn(run))
    return words.every((list) => list !== null) && new Set(words.flat()).size <= MOST_WORDS
  })
}

/** The fewest different words of the list that letters are made of, patterns not counted; null for none. */
function wordsIn(letters: string): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= letters.length; end++) {
    best[end] = null
    for (let start = 0; start <= end - SHORTEST_WORD; start++) {
      const [before, word] = [best[start], letters.slice(start, end)]
      if (!before || !isWord(word)) continue
      const words = isPattern(word) ? before : [...new Set([...before, word])]
      const kept = best[end]
      if (!kept || words.length < kept.length) best[end] = words
    }
  }
  return best[letters.length]
}

const isWord = (text: string) => isListed(text) || (text.length >= 4 && isPattern(text))

const isListed = (word: string) => commonPasswords().has(word) || firmWords().has(word)

/** The password itself, and what is left without the little that was put before and behind it. */
function cores(plain: string): string[] {
  const bare = plain.trim()
  const inner = bare.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  // what looks like a digit at the end may be a letter: `passw0rd!` ends in i, `letm31n` in n
  const behind = bare.replace(/[\d\W_]+$/u, '')
  return [bare, inner, behind].filter(
    (core) => core.length >= 3 && bare.length - core.length <= MOST_ADDED
  )
}

/** `abcabcabc` is no longer than `abc`. */
function unitOf(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text
}

/** Nothing but neighbours: digits in order, a row of the keyboard, or digits alone. */
function isPattern(core: string): boolean {
  return /^\d+$/.test(core) || WAYS.some((way) => way.includes(core))
}

/**
 * @param own texts that hold digits of the person's own: a phone in a username or address
 * @throws AppError 422 when the passcode repeats itself, counts up or down, or is the person's number
 */
export function requireStrongPasscode(passcode: string, own: readonly (string | null)[]) {
  const digits = [...passcode].map(Number)
  const steps = digits.slice(1).map((digit, at) => (digit - digits[at] + 10) % 10)
  const counts = new Set(steps).size === 1
  const repeats = unitOf(passcode).length < passcode.length || new Set(digits).size < 3
  const isOwn = own.some((text) => text?.replace(/\D/g, '').includes(passcode))
  if (counts || repeats || isOwn) throw invalid({ passcode: ['guessablePasscode'] })
}
