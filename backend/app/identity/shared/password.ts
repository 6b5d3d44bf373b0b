import { invalid } from '#core/base/app_error'
import { commonPasswords, plainLetters } from './common_passwords.js'

/** What people add to a common word so that it is long enough: a year, some digits, a sign. */
const MOST_ADDED = 10
/** Rows of a keyboard, the alphabet and the digits, each read forwards and backwards, round and round. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '1234567890']
const WAYS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]).map((row) => row.repeat(13))
const FEWEST_SIGNS = 5

/** @throws AppError 422 when the password is easily guessed: common, a pattern, or the person's own name */
export function requireStrongPassword(password: string, username: string, field = 'password') {
  const plain = password.toLowerCase()
  const guessed = plain.includes(username) || new Set(plain).size < FEWEST_SIGNS || isCommon(plain)
  if (guessed) throw invalid({ [field]: ['guessable'] })
}

function isCommon(plain: string): boolean {
  const known = commonPasswords()
  return cores(plain)
    .map(unitOf)
    .some((core) => known.has(plainLetters(core)) || isPattern(core))
}

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
