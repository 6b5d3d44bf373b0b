import type { Reason } from '#core/base/reason'
import { writer } from '#core/database/writer'
import { settingsFrom } from '#administration/settings/fields'
import { storedFields } from '#administration/settings/stored_fields'
import { fault, type Finding } from './check.js'
import { differenceFrom, logsOf } from './logged.js'
import { plain } from './plain.js'

const ABOUT = { entityType: 'settings', entityId: 1 }

/**
 * Every setting, the firm's own bank account among them, is what the audit log says it became last; one
 * that the log does not know is as a new firm starts.
 */
export async function checkSettings(): Promise<Finding> {
  const stored = await storedFields(writer())
  const log = (await logsOf('settings', [1])).get('1')!
  const start = new Map<string, unknown>(Object.entries(settingsFrom(() => undefined)))
  const fields = new Set([...stored.keys(), ...log.keys()].filter((field) => field !== 'logo'))
  const problems: Reason[] = []
  for (const field of fields) {
    const value = stored.has(field) ? stored.get(field) : start.get(field)
    const difference = log.has(field)
      ? differenceFrom(log, ABOUT, field, value)
      : plain(value) !== plain(start.get(field)) && fault('setting_unlogged', { field })
    if (difference) problems.push(difference)
  }
  return { checked: fields.size, problems }
}
