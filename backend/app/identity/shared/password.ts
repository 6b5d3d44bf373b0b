import { invalid } from '#core/base/app_error'

/** Common beginnings of twelve-character passwords. */
const COMMON = [
  'password',
  'passw0rd',
  '123456789',
  'qwertyuiop',
  'qwerty12345',
  'administrator',
  'iloveyou',
  'welcome',
  'letmein',
  'abcdefghij',
  '111111111',
  '000000000',
  'changeme',
]

/** @throws AppError 422 when the password is easily guessed */
export function requireStrongPassword(password: string, username: string) {
  const plain = password.toLowerCase()
  const guessed =
    plain.includes(username) ||
    COMMON.some((common) => plain.startsWith(common)) ||
    new Set(plain).size < 5
  if (guessed) throw invalid({ password: ['guessable'] })
}
