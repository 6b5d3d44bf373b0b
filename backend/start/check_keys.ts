import { masterKey } from '#engines/encrypted_files/master_key'

const SHORTEST = 32
const KEYS = ['APP_KEY', 'BANK_KEY', 'AUDIT_KEY'] as const

/** The keys that may not stand as they are; the text is for the person at the console. */
export class WeakKeys extends Error {}

/**
 * Keys that protect nothing: empty, short, or one for two uses. The demo company has nothing to protect.
 * @param given the environment as it was before anything was filled in: a key that is stated, but empty, was forgotten
 * @throws WeakKeys
 */
export function checkKeys(given: NodeJS.ProcessEnv, used: NodeJS.ProcessEnv) {
  if (used.PORTAL_PREPARE === 'demo' || used.NODE_ENV === 'test') return
  for (const [i, name] of KEYS.entries()) {
    if (given[name] === '') throw new WeakKeys(`${name} is empty: set it, or leave it out`)
    if ((used[name]?.trim().length ?? 0) < SHORTEST)
      throw new WeakKeys(`${name} has fewer than ${SHORTEST} characters`)
    const same = KEYS.slice(0, i).find((other) => used[other] === used[name])
    if (same) throw new WeakKeys(`${same} and ${name} are equal`)
  }
  checkFileKeys(used)
  checkServicePasswords(used)
}

/** On this machine a server may let in by its socket or its address alone; another machine is asked for a password. */
function checkServicePasswords(used: NodeJS.ProcessEnv) {
  const services = [
    { name: 'MYSQL', isUsed: used.DB_CONNECTION === 'mysql' },
    { name: 'REDIS', isUsed: used.QUEUE_CONNECTION === 'redis' },
  ]
  for (const { name, isUsed } of services)
    if (isUsed && !isHere(used[`${name}_HOST`]) && !used[`${name}_PASSWORD`]?.trim())
      throw new WeakKeys(`${name}_PASSWORD is empty, and ${name}_HOST is another machine`)
}

const isHere = (host = 'localhost') =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** The key of stored files is optional: it can't be made up, as all files are lost with it. */
function checkFileKeys(used: NodeJS.ProcessEnv) {
  const { FILES_KEY: present = '', FILES_KEY_OLD: former = '', FILES_ENCRYPTION: state } = used
  if (!present.trim() && state === 'on') throw new WeakKeys('FILES_ENCRYPTION=on needs FILES_KEY')
  const others = new Map(KEYS.map((name) => [masterKey(used[name] ?? '')?.id, name]))
  const all = [present, ...former.split(',')].filter((text) => text.trim())
  for (const text of all) {
    const key = masterKey(text)
    if (!key) throw new WeakKeys('FILES_KEY and FILES_KEY_OLD are 32 bytes in base64 each')
    const same = others.get(key.id) ?? KEYS.find((name) => used[name] === text)
    if (same) throw new WeakKeys(`${same} and FILES_KEY are equal`)
  }
}
