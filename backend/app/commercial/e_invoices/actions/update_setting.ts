import type { Infer } from '@vinejs/vine/types'
import { conflict } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import EInvoicingSetting from '../models/e_invoicing_setting.js'
import { storedSetting } from '../stored_setting.js'
import type { updateSettingValidator } from '../validator.js'
import { activeUnit } from './active_unit.js'

/**
 * Changes how the firm takes part. Switching on needs a unit that can sign.
 * @throws AppError 409 E_INVOICE_UNIT_MISSING, or 412
 */
export async function updateSetting(
  uow: UnitOfWork,
  expectedVersion: number,
  input: Infer<typeof updateSettingValidator>
): Promise<void> {
  const { id } = await storedSetting(uow.trx)
  const setting = await EInvoicingSetting.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .firstOrFail()
  await checkVersion(setting, expectedVersion, uow.trx)
  const before = setting.toAudit()
  setting.merge({ ...input, version: setting.version + 1, updatedBy: uow.actor.id })
  if (setting.mode !== 'off' && !(await activeUnit(setting.mode, uow.trx)))
    throw conflict('E_INVOICE_UNIT_MISSING')
  await setting.save()
  await uow.audit({
    action: 'update',
    entityType: 'e_invoicing_setting',
    entityId: id,
    before,
    after: setting.toAudit(),
  })
}
