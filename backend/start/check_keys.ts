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
  checkOptionalKeys(used)
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

/** Keys of stored files and of backups elsewhere are optional: they can't be made up, as all is lost with them. */
const OPTIONAL: { name: string; user: string; isUsed: (value: string) => boolean }[] = [
  { name: 'FILES_KEY', user: 'FILES_ENCRYPTION', isUsed: (value) => value === 'on' },
  { name: 'BACKUP_KEY', user: 'BACKUP_S3_BUCKET', isUsed: (value) => value.trim() !== '' },
]

function checkOptionalKeys(used: NodeJS.ProcessEnv) {
  const others = new Map<string | undefined, string>()
  for (const name of KEYS) others.set(masterKey(used[name] ?? '')?.id, name)
  for (const { name, user, isUsed } of OPTIONAL) {
    const [present, former] = [used[name] ?? '', used[`${name}_OLD`] ?? '']
    if (!present.trim() && isUsed(used[user] ?? ''))
      throw new WeakKeys(`${user}${used[user] === 'on' ? '=on' : ''} needs ${name}`)
    const all = [present, ...former.split(',')].filter((text) => text.trim())
    const own = new Set<string>()
    for (const text of all) {
      const key = masterKey(text)
      if (!key) throw new WeakKeys(`${name} and ${name}_OLD are 32 bytes in base64 each`)
      const same = others.get(key.id) ?? KEYS.find((other) => used[other] === text)
      if (same) throw new WeakKeys(`${same} and ${name} are equal`)
      own.add(key.id)
    }
    for (const id of own) others.set(id, name)
  }
}
