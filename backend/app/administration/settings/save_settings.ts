import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { invalid } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { sqlInstant, toDate } from '#core/database/instants'
import { publishLive } from '#core/live/publish_live'
import { companyProfile } from '#core/settings/company'
import { settingsChanged } from '#core/settings/settings'
import { holdChange, registerHeldChange } from '#identity/held_changes/hold_change'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { settingsFrom, SINGLE_SETTINGS, type SettingValues } from './fields.js'
import type { updateSettingsValidator } from './validator.js'

type Input = Infer<typeof updateSettingsValidator>

/** Who approves or pays what they wrote themselves is decided by two people, not by one administrator. */
const HELD = ['allowSelfApproval', 'separatePayer'] as const

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
  const input: Input = { ...stated }
  for (const key of HELD) {
    const wanted = input[key]
    delete input[key]
    if (wanted !== undefined && wanted !== before[key])
      await holdSetting(uow, key, before[key], wanted)
  }
  const after = { ...before, ...input } as SettingValues
  if (after.workEnd <= after.workStart) throw invalid({ workEnd: ['afterFrom'] })
  if (after.ramadanEnd <= after.ramadanStart) throw invalid({ ramadanEnd: ['afterFrom'] })
  const company = Object.keys(companyProfile({})) as (keyof Input)[]
  if (company.some((key) => key in input)) {
    const profile = Object.fromEntries(company.map((key) => [key, after[key]]))
    await putSetting(uow, 'company', profile)
  }
  for (const key of SINGLE_SETTINGS) if (key in input) await putSetting(uow, key, after[key])
  await uow.audit({
    action: 'update',
    entityType: 'settings',
    entityId: 1,
    before: { ...before },
    after: { ...after },
  })
  publishSettings(uow)
}

function holdSetting(uow: UnitOfWork, key: (typeof HELD)[number], before: boolean, after: boolean) {
  return holdChange(uow, {
    ...{ kind: 'settings', subjectId: 1, label: key, concernedId: null },
    payload: { [key]: after },
    before: { [key]: before },
    after: { [key]: after },
  })
}

registerHeldChange('settings', async (uow, { payload }) => {
  await nextEdition(uow)
  const before = await storedSettings(uow.trx)
  for (const key of HELD) if (key in payload) await putSetting(uow, key, payload[key])
  const about = { entityType: 'settings', entityId: 1 }
  const after = { ...before, ...payload }
  await uow.audit({ action: 'update', ...about, before: { ...before }, after })
  publishSettings(uow)
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
