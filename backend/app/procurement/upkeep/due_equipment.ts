import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/http/actor'
import { transact } from '#core/unit/transact'
import { holdersOf } from '#identity/people'
import { notify, type Message } from '#notifications/actions/notify'
import { firstTime } from '#procurement/upkeep/once'

/** Days before a service, an inspection or a paper is due at which people are told; 0 says overdue. */
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
 * Tells those who keep the equipment what is due soon or overdue: once for each thing, day and
 * threshold, and once for each service that the meter asks for.
 * @returns how many were told of
 */
export async function tellDueEquipment(today: DateTime = DateTime.utc()): Promise<number> {
  const rows: Due[] = await db
    .from('equipment')
    .whereNotIn('status', ['retired', 'lost'])
    .where((query) => {
      query.where('due_on', '<=', today.plus({ days: THRESHOLDS[0] }).toISODate()!)
      query.orWhere('meter_due', true)
    })
    .orderBy('id')
    .select('id', 'tag', 'name', 'name_ar', 'due_on', 'meter_due', 'next_service_e4')
  let told = 0
  for (const row of rows) {
    if (row.meter_due && (await tell(row, `meter:${row.next_service_e4}`, 0))) told++
    if (row.due_on && (await tellOfDay(row, row.due_on, today))) told++
  }
  return told
}

async function tellOfDay(row: Due, dueOn: string, today: DateTime): Promise<boolean> {
  const end = DateTime.fromISO(dueOn, { zone: 'utc' })
  const daysLeft = Math.round(end.diff(today.startOf('day'), 'days').days)
  const threshold = THRESHOLDS.findLast((days) => daysLeft <= days)
  return threshold === undefined ? false : tell(row, `${dueOn}:${threshold}`, daysLeft)
}

function tell(row: Due, what: string, daysLeft: number): Promise<boolean> {
  return transact(SYSTEM_ACTOR, async (unit) => {
    if (!(await firstTime(unit, `equipment-due:${row.id}:${what}`))) return false
    const people = await holdersOf('procurement.equipment', unit.trx)
    await notify(unit, people, messageOf(row, daysLeft))
    return true
  })
}

function messageOf(row: Due, daysLeft: number): Message {
  const over = daysLeft <= 0
  const day = row.due_on ?? ''
  return {
    type: over ? 'equipment_expired' : 'equipment_expiring',
    title: over ? 'Equipment upkeep is overdue' : 'Equipment upkeep is due soon',
    titleAr: over ? 'صيانة أو فحص معدة متأخر' : 'صيانة أو فحص معدة يحين قريبًا',
    message: `${row.tag} ${row.name}: ${day}`,
    messageAr: `${row.tag} ${row.name_ar ?? row.name}: ${day}`,
    priority: over ? 'high' : 'normal',
    actionUrl: `/procurement/equipment-management/${row.id}`,
    relatedEntityType: 'equipment',
    relatedEntityId: row.id,
  }
}
