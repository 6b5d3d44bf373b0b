import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'

let known: ReadonlySet<string> | null = null

/** The most common passwords, folded; the file names where they come from. Read when first requested. */
export function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(app.makePath('resources/passwords/common.txt'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('# '))
      .map(plainLetters)
  )
  return known
}

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** A password as a guesser reads it: `P@ssw0rd` is `password`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign])
}
