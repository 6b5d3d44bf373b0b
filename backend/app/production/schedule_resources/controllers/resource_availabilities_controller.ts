import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { isActiveUser } from '#core/base/is_active_user'
import { languageNow } from '#core/base/language'
import { today } from '#core/settings/firm_clock'
import { absencesOf } from '#production/schedule_resources/absences'
import type { Downtime } from '#production/schedule_resources/downtime_kinds'
import { machinesOf, type Machine } from '#production/schedule_resources/machines'
import ScheduleResource from '#production/schedule_resources/schedule_resource'

export default class ResourceAvailabilitiesController {
  /** How the machine and the person stand that a resource is linked to, now and as far as is planned. */
  async show({ params }: HttpContext) {
    const resource = await ScheduleResource.find(params.id)
    if (!resource) throw notFound()
    const { equipmentId, userId } = resource
    const machine = (await machinesOf([equipmentId])).get(equipmentId ?? 0)
    return {
      machine: machine ? presentMachine(machine) : null,
      isUserActive: userId === null ? null : await isActiveUser(db.connection(), userId),
      absences: stillAhead((await absencesOf([userId])).get(userId ?? 0)),
    }
  }
}

function presentMachine({ id, name, nameAr, status, downtime }: Machine) {
  return {
    ...{ id, name: languageNow() === 'ar' ? (nameAr ?? name) : name, status },
    downtime: stillAhead(downtime),
  }
}

function stillAhead(downtime: Downtime[] = []) {
  const now = today()
  return downtime.filter(({ backOn }) => backOn === null || backOn > now)
}
