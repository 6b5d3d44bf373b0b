import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import { keyId } from '#core/base/key_id'
import type { Manifest } from './manifest.js'
import { refused } from './refusal.js'

/** Keys that were made on first start lie in files of these names. */
const FILES = ['app.key', 'bank.key', 'audit.key'] as const
export const KEYS = 'keys'

/** Puts the keys of an embedded portal into the backup. @returns their paths in it */
export async function saveKeys(folder: string): Promise<string[]> {
  await mkdir(join(folder, KEYS), { mode: 0o700 })
  for (const name of FILES) {
    const kept = await keptKey(name)
    if (kept === null) throw refused('key_elsewhere', { name })
    await copyFile(join(env.get('DATA_DIR'), name), join(folder, KEYS, name))
  }
  return FILES.map((name) => `${KEYS}/${name}`)
}

/**
 * Makes sure that the bank fields of the backup will open: with the key of this portal, or with the
 * one in the backup where this portal keeps its keys in files.
 * @throws BackupRefused naming both keys by their ids
 */
export async function settleKeys(folder: string, { bankKey, entries }: Manifest): Promise<void> {
  const old = env.get('BANK_KEY_OLD')?.release()
  const present = env.get('BANK_KEY').release()
  if ([present, old].some((key) => key !== undefined && keyId(key) === bankKey)) return
  const carried = entries.some(({ path }) => path === `${KEYS}/bank.key`)
  if (carried && (await keptKey('bank.key')) === present) {
    const names = FILES.filter((name) => entries.some(({ path }) => path === `${KEYS}/${name}`))
    for (const name of names) await copyFile(join(folder, KEYS, name), keyPath(name))
    return
  }
  throw refused('bank_key', { needed: bankKey, present: keyId(present) })
}

const keyPath = (name: string) => join(env.get('DATA_DIR'), name)

async function keptKey(name: string): Promise<string | null> {
  const text = await readFile(keyPath(name), 'utf8').catch(() => null)
  return text?.trim() ?? null
}
