import { BaseSchema } from '@adonisjs/lucid/schema'
import { DateTime } from 'luxon'
import { day } from '#database/columns'

interface Reading {
  on: string
  meterE4: number
  source: string
  by: number | null
  at: unknown
  isReset: boolean
  isService: boolean
}

/**
 * What a meter showed and when. `total_e4` goes on counting where a meter is replaced, so that a service is due
 * by what the piece has run and not by what its present meter shows.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('equipment_readings', (table) => {
      table.increments('id')
      table
        .integer('equipment_id')
        .unsigned()
        .notNullable()
        .references('equipment.id')
        .onDelete('CASCADE')
      day(table, 'read').notNullable()
      table.string('source', 12).notNullable()
      table.bigInteger('meter_e4').notNullable()
      table.bigInteger('total_e4').notNullable()
      // of a replaced meter: what the old one showed last
      table.bigInteger('replaced_e4').nullable()
      table.string('note', 1000).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['equipment_id', 'read_on', 'id'], 'equipment_readings_day_index')
    })
    this.schema.alterTable('equipment', (table) => {
      // what replaced meters have run, to be added to the present one
      table.bigInteger('meter_offset_e4').notNullable().defaultTo(0)
      table.bigInteger('payload_e4').nullable()
      table.bigInteger('volume_e4').nullable()
      table.integer('seats').nullable()
    })
    this.defer(async (db) => {
      const metered = await db.from('equipment').whereNot('meter_type', 'none').select('*')
      for (const piece of metered) {
        const readings = await known(db, piece)
        await keep(db, piece, readings)
      }
    })
  }

  async down() {
    this.schema.dropTable('equipment_readings')
    this.schema.alterTable('equipment', (table) => {
      for (const name of ['meter_offset_e4', 'payload_e4', 'volume_e4', 'seats'])
        table.dropColumn(name)
    })
  }
}

type Client = Parameters<Parameters<BaseSchema['defer']>[0]>[0]

async function known(db: Client, piece: any): Promise<Reading[]> {
  const events = await db.from('equipment_events').where('equipment_id', piece.id).orderBy('id')
  const stays = await db.from('equipment_custodies').where('equipment_id', piece.id).orderBy('id')
  const reading = (on: string, meter: unknown, source: string, row: any): Reading => ({
    ...{ on, meterE4: Number(meter), source, by: row.created_by, at: row.created_at },
    ...{ isReset: row.kind === 'meter_reset', isService: row.kind === 'service' },
  })
  const rows = [
    ...events
      .filter(({ meter_e4: meter }) => meter !== null)
      .map((row) => reading(row.happened_on, row.meter_e4, row.kind, row)),
    ...stays.flatMap((row) => [
      ...(row.out_meter_e4 === null
        ? []
        : [reading(row.out_on, row.out_meter_e4, 'check_out', row)]),
      ...(row.back_meter_e4 === null || row.back_on === null
        ? []
        : [reading(row.back_on, row.back_meter_e4, 'check_in', row)]),
    ]),
  ]
  return rows.length
    ? rows.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
    : [reading(dayOf(piece.created_at), piece.meter_e4, 'entry', piece)]
}

/** What was never serviced counts from the first reading that is known. */
async function keep(db: Client, piece: any, readings: Reading[]) {
  let offset = 0
  let last: number | null = null
  let serviced: number | null = null
  for (const { on, meterE4, source, by, at, isReset, isService } of readings) {
    const replaced: number | null = isReset ? (last ?? meterE4) : null
    if (replaced !== null) offset += replaced - meterE4
    if (serviced === null || isService) serviced = meterE4 + offset
    await db.table('equipment_readings').insert({
      ...{ equipment_id: piece.id, read_on: on, source, meter_e4: meterE4 },
      ...{ total_e4: meterE4 + offset, replaced_e4: replaced, created_by: by, created_at: at },
    })
    last = meterE4
  }
  const servicedAt = piece.serviced_on && !offset ? Number(piece.serviced_at_e4) : serviced!
  const every = piece.service_every_e4 === null ? null : Number(piece.service_every_e4)
  const next = every ? servicedAt + every - offset : null
  await db
    .from('equipment')
    .where('id', piece.id)
    .update({
      meter_offset_e4: offset,
      serviced_at_e4: servicedAt,
      next_service_e4: next,
      meter_due: next !== null && Number(piece.meter_e4) >= next,
    })
}

const dayOf = (at: Date | string) =>
  (at instanceof Date
    ? DateTime.fromJSDate(at, { zone: 'utc' })
    : DateTime.fromSQL(at, { zone: 'utc' })
  ).toISODate()!
