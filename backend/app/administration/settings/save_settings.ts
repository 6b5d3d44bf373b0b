import { isDeepStrictEqual } from 'node:util'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { invalid } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { sqlInstant, toDate } from '#core/database/instants'
import { publishLive } from '#core/live/publish_live'
import { companyProfile, type CompanyProfile } from '#core/settings/company'
import { sealMailPassword } from '#core/settings/mail'
import { settingsChanged } from '#core/settings/settings'
import { holdChange, registerHeldChange } from '#identity/held_changes/hold_change'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { settingsFrom, SINGLE_SETTINGS, type SettingValues } from './fields.js'
import { HELD_SETTINGS } from './held_settings.js'
import type { updateSettingsValidator } from './validator.js'

type Input = Infer<typeof updateSettingsValidator>

/**
 * Changes settings that someone has seen in the version `seen`.
 * @throws AppError 412, or 422 when a day of work would end before it begins
 */
export async function saveSettings(
  uow: UnitOfWork,
  expectedVersion: number,
  stated: Input
): Promise<void> {
  await nextEdition(uow, expectedVersion)
  const before = await storedSettings(uow.trx)
  const input = sealed(stated)
  for (const group of HELD_SETTINGS) {
    const wanted = group.filter(
      (key) => input[key] !== undefined && !isDeepStrictEqual(input[key], before[key])
    )
    if (wanted.length) await holdSettings(uow, pick(before, wanted), pick(input, wanted))
    for (const key of group) delete input[key]
  }
  const after = { ...before, ...input } as SettingValues
  if (after.workEnd <= after.workStart) throw invalid({ workEnd: ['afterFrom'] })
  if (after.ramadanEnd <= after.ramadanStart) throw invalid({ ramadanEnd: ['afterFrom'] })
  requireMail(after)
  await storeSettings(uow, before, after, input)
}

/** The password of the mail server is stored so that only the portal can open it. */
function sealed({ mailPassword, ...input }: Input): Input & Partial<SettingValues> {
  if (mailPassword === undefined) return input
  return { ...input, mailSecretSealed: mailPassword && sealMailPassword(mailPassword) }
}

/** Mails leave only by a server that is known, from an address that can be answered, and no password in clear. */
function requireMail({ mailMode, mailHost, mailFrom, email, ...mail }: SettingValues) {
  if (mailMode !== 'smtp') return
  if (!mailHost) throw invalid({ mailHost: ['required'] })
  if (!mailFrom && !email) throw invalid({ mailFrom: ['required'] })
  if (mail.mailUser && mail.mailSecurity === 'none')
    throw invalid({ mailSecurity: ['passwordInClear'] })
}

/** Writes those of `after` that were `stated`, with the audit row and the news of them. */
async function storeSettings(
  uow: UnitOfWork,
  before: SettingValues,
  after: SettingValues,
  stated: object
) {
  if (COMPANY.some((key) => key in stated)) await putSetting(uow, 'company', pick(after, COMPANY))
  for (const key of SINGLE_SETTINGS) if (key in stated) await putSetting(uow, key, after[key])
  const about = { entityType: 'settings', entityId: 1 }
  await uow.audit({ action: 'update', ...about, before: { ...before }, after: { ...after } })
  publishSettings(uow)
}

const COMPANY = Object.keys(companyProfile({})) as (keyof CompanyProfile)[]

const pick = (values: object, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, Reflect.get(values, key) as unknown]))

function holdSettings(
  uow: UnitOfWork,
  before: Record<string, unknown>,
  after: Record<string, unknown>
) {
  const [label] = Object.keys(after)
  const about = { kind: 'settings', subjectId: 1, label: label!, concernedId: null } as const
  // the firm's own account stands on every invoice; who confirms must read it
  return holdChange(uow, { ...about, payload: after, before, after, isPublic: true })
}

registerHeldChange('settings', async (uow, { payload }) => {
  await nextEdition(uow)
  const before = await storedSettings(uow.trx)
  await storeSettings(uow, before, { ...before, ...payload }, payload)
})

async function storedSettings(trx: TransactionClientContract) {
  const rows = await trx.from('settings').select('key', 'value')
  const values = new Map<string, unknown>(rows.map(({ key, value }) => [key, JSON.parse(value)]))
  return settingsFrom((key) => values.get(key))
}

/** Notifies processes and browsers, after the commit, that settings have changed. */
export function publishSettings(uow: UnitOfWork) {
  uow.afterCommit(settingsChanged)
  uow.afterCommit(() =>
    publishLive({ event: 'record', data: { resource: 'settings', id: 1, action: 'update' } })
  )
}

/** Stores one value; the caller holds the edition, so no one else writes. */
export async function putSetting({ trx, actor }: UnitOfWork, key: string, value: unknown) {
  const row = { value: JSON.stringify(value), updated_by: actor.id, updated_at: sqlInstant() }
  const known = await trx.from('settings').where('key', key).select('key').first()
  if (known) await trx.from('settings').where('key', key).update(row)
  else await trx.table('settings').insert({ key, version: 1, ...row })
}

/** Moves the version of all settings on. Without `seen` whatever it was is fine. */
export async function nextEdition({ trx, actor }: UnitOfWork, expectedVersion?: number) {
  const row = await trx.from('settings').where('key', 'edition').forUpdate().firstOrFail()
  const { version, updated_by: updatedBy } = row
  const updatedAt = DateTime.fromJSDate(toDate(row.updated_at))
  if (expectedVersion !== undefined)
    await checkVersion({ version, updatedBy, updatedAt }, expectedVersion, trx)
  await trx
    .from('settings')
    .where('key', 'edition')
    .update({ version: version + 1, updated_by: actor.id, updated_at: sqlInstant() })
}
