import { DateTime } from 'luxon'
import { invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal } from '#engines/money/money'
import type { ReadingSource } from '#procurement/enums/equipment'
import type Equipment from '#procurement/equipment/models/equipment'
import EquipmentReading from '#procurement/equipment/models/equipment_reading'

/** What a meter can run in a day: an engine no more than its hours, a vehicle this far. */
const MOST_PER_DAY: Record<string, number> = { hours: 24, km: 1500 }

export const mostPerDay = ({ meterType }: Equipment) => MOST_PER_DAY[meterType] ?? null

interface Shown {
  on: string
  meter: string
  source: ReadingSource
  /** Whoever enters it has seen that it is more than can have been run. */
  confirmed?: boolean
  note?: string | null
  /** The field of the request that it came in. */
  field?: string
}

interface Neighbours {
  earlier: EquipmentReading | null
  later: EquipmentReading | null
}

const e4 = (decimal: string) => Number(parseDecimal(decimal, 4))

/**
 * Takes over what the meter of a locked piece showed on a day. One of a day before the last reading only
 * completes the history.
 * @throws AppError 422 where it is lower than before, higher than afterwards, or more than can have been run
 */
export async function readMeter(uow: UnitOfWork, equipment: Equipment, shown: Shown) {
  const { on, source, confirmed, note, field = 'meter' } = shown
  const meterE4 = e4(shown.meter)
  const { earlier, later } = await neighbours(uow, equipment, on)
  const totalE4 = meterE4 + offsetAt(equipment, { earlier, later })
  if (totalE4 < (earlier?.totalE4 ?? 0)) throw invalid({ [field]: ['runsBack'] })
  if (later && totalE4 > later.totalE4) throw invalid({ [field]: ['runsAhead'] })
  if (earlier && !confirmed) refuseLeap(equipment, { earlier, on, totalE4, field })
  if (!later) equipment.meterE4 = meterE4
  return keep(uow, equipment, { readOn: on, source, meterE4, totalE4, note })
}

interface Replaced {
  on: string
  /** What the old meter showed last; its last reading unless stated. */
  oldMeter?: string | null
  meter: string
  note: string | null
  confirmed?: boolean
}

/**
 * The meter of a locked piece is replaced: it may begin anywhere, and what was run goes on counting.
 * @throws AppError 422 without a reason, before the last reading, or where the old meter showed less than before
 */
export async function replaceMeter(uow: UnitOfWork, equipment: Equipment, input: Replaced) {
  const { on, oldMeter, note, confirmed } = input
  if (!note) throw invalid({ note: ['required'] })
  const { earlier, later } = await neighbours(uow, equipment, on)
  if (later) throw invalid({ happenedOn: ['beforeReading'] })
  const replacedE4 = oldMeter ? e4(oldMeter) : equipment.meterE4
  if (replacedE4 < equipment.meterE4) throw invalid({ oldMeter: ['runsBack'] })
  const totalE4 = replacedE4 + equipment.meterOffsetE4
  if (earlier && !confirmed) refuseLeap(equipment, { earlier, on, totalE4, field: 'oldMeter' })
  return beginMeter(uow, equipment, {
    ...{ on, source: 'meter_reset', meterE4: e4(input.meter), totalE4, replacedE4, note },
  })
}

/** The first reading of a new piece, or of another kind of meter than it had. */
export function enterMeter(uow: UnitOfWork, equipment: Equipment, meter: string) {
  const meterE4 = e4(meter)
  const ran = equipment.meterE4 + equipment.meterOffsetE4
  const totalE4 = ran || meterE4
  equipment.servicedAtE4 = totalE4
  return beginMeter(uow, equipment, { on: today(), source: 'entry', meterE4, totalE4 })
}

interface Begun {
  on: string
  source: ReadingSource
  meterE4: number
  totalE4: number
  replacedE4?: number
  note?: string
}

function beginMeter(uow: UnitOfWork, equipment: Equipment, { on, ...begun }: Begun) {
  equipment.merge({ meterE4: begun.meterE4, meterOffsetE4: begun.totalE4 - begun.meterE4 })
  return keep(uow, equipment, { readOn: on, ...begun })
}

/** What it had run in all by a day, as far as it was read. */
export async function totalBy(uow: UnitOfWork, equipment: Equipment, on: string): Promise<number> {
  const { earlier } = await neighbours(uow, equipment, on)
  return earlier?.totalE4 ?? equipment.meterE4 + equipment.meterOffsetE4
}

async function neighbours(
  { trx }: UnitOfWork,
  { id: equipmentId }: Equipment,
  on: string
): Promise<Neighbours> {
  const readings = () => EquipmentReading.query({ client: trx }).where({ equipmentId })
  return {
    earlier: await readings()
      .where('readOn', '<=', on)
      .orderBy('readOn', 'desc')
      .orderBy('id', 'desc')
      .first(),
    later: await readings().where('readOn', '>', on).orderBy('readOn').orderBy('id').first(),
  }
}

/** What replaced meters had run by then. */
function offsetAt({ meterOffsetE4 }: Equipment, { earlier, later }: Neighbours): number {
  if (earlier) return earlier.totalE4 - earlier.meterE4
  return later ? later.totalE4 - (later.replacedE4 ?? later.meterE4) : meterOffsetE4
}

interface Leap {
  earlier: EquipmentReading
  on: string
  totalE4: number
  field: string
}

function refuseLeap(equipment: Equipment, { earlier, on, totalE4, field }: Leap) {
  const most = mostPerDay(equipment)
  if (most === null) return
  const days = DateTime.fromISO(on).diff(DateTime.fromISO(earlier.readOn), 'days').days
  // both days may have been run from their first to their last hour
  const limitE4 = most * (Math.round(days) + 1) * 10_000
  if (totalE4 - earlier.totalE4 > limitE4) throw invalid({ [field]: ['leaps'] })
}

interface Kept {
  readOn: string
  source: ReadingSource
  meterE4: number
  totalE4: number
  replacedE4?: number
  note?: string | null
}

function keep({ trx, actor }: UnitOfWork, { id: equipmentId }: Equipment, reading: Kept) {
  const { replacedE4 = null, note = null, ...read } = reading
  return EquipmentReading.create(
    { equipmentId, ...read, replacedE4, note, createdBy: actor.id },
    { client: trx }
  )
}
