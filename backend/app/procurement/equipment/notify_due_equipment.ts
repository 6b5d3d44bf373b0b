import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { holdersOf } from '#identity/shared/people'
import { notify, type Message } from '#notifications/notify'
import { once, onceAtStep } from '#core/scheduled/once'

/** Days before a service, an inspection or a document is due at which people are notified; 0 says overdue. */
const THRESHOLDS = [30, 7, 0] as const

interface Due {
  id: number
  tag: string
  name: string
  name_ar: string | null
  due_on: string | null
  meter_due: number | boolean
  next_service_e4: number | null
}

/**
 * Notifies those who manage equipment of what is due soon or overdue: once for each thing, day and
 * threshold, and once for each service that the meter asks for.
 * @returns how many were reported
 */
export async function notifyDueEquipment(today: DateTime = DateTime.utc()): Promise<number> {
  const rows: Due[] = await db
    .from('equipment')
    .whereNotIn('status', ['retired', 'lost'])
    .where((query) => {
      query.where('due_on', '<=', today.plus({ days: THRESHOLDS[0] }).toISODate()!)
      query.orWhere('meter_due', true)
    })
    .orderBy('id')
    .select('id', 'tag', 'name', 'name_ar', 'due_on', 'meter_due', 'next_service_e4')
  let notified = 0
  for (const row of rows) {
    if (row.meter_due && (await notifyOfMeter(row))) notified++
    if (row.due_on && (await notifyOfDay(row, row.due_on, today))) notified++
  }
  return notified
}

async function notifyOfDay(row: Due, dueOn: string, today: DateTime): Promise<boolean> {
  const end = DateTime.fromISO(dueOn, { zone: 'utc' })
  const daysLeft = Math.round(end.diff(today.startOf('day'), 'days').days)
  const key = `equipment-due:${row.id}:${dueOn}`
  return onceAtStep(key, { steps: THRESHOLDS, daysLeft }, tellOf(row, daysLeft))
}

const notifyOfMeter = (row: Due) =>
  once(`equipment-due:${row.id}:meter:${row.next_service_e4}`, tellOf(row, 0))

const tellOf = (row: Due, daysLeft: number) => async (uow: UnitOfWork) =>
  notify(uow, await holdersOf('procurement.equipment', uow.trx), messageOf(row, daysLeft))

function messageOf(row: Due, daysLeft: number): Message {
  const over = daysLeft <= 0
  const day = row.due_on ?? ''
  return {
    type: over ? 'equipment_expired' : 'equipment_expiring',
    title: over ? 'Equipment maintenance overdue' : 'Equipment maintenance due soon',
    titleAr: over ? 'صيانة معدة متأخرة' : 'صيانة معدة مستحقة قريباً',
    message: `${row.tag} ${row.name}: ${day}`,
    messageAr: `${row.tag} ${row.name_ar ?? row.name}: ${day}`,
    priority: over ? 'high' : 'normal',
    actionUrl: `/procurement/equipment-management/${row.id}`,
    relatedEntityType: 'equipment',
    relatedEntityId: row.id,
  }
}
