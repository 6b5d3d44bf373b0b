import { test } from '@japa/runner'
import fc from 'fast-check'
import { writeMspdi } from '#engines/schedule_files/mspdi_write'
import { readSchedule } from '#engines/schedule_files/read_schedule'
import { writeXer } from '#engines/schedule_files/xer_write'
import { essence, scheduleFiles } from './random_files.js'

const RUNS = { numRuns: 150 }

test.group('schedules written and read again', () => {
  test('a plan as Primavera has it is the same to the minute', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(scheduleFiles, async (file) => {
        const text = writeXer(file, '2026-03-01')
        const read = await readSchedule(Buffer.from(text), 'xer')
        assert.deepEqual(essence(read), essence(file))
        assert.deepEqual(read.leftovers, [])
      }),
      RUNS
    )
  })

  test('a plan as Microsoft Project has it is the same to the minute', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(scheduleFiles, async (file) => {
        const read = await readSchedule(Buffer.from(writeMspdi(file)), 'mspdi')
        assert.deepEqual(essence(read), essence(file))
        assert.deepEqual(read.leftovers, [])
      }),
      RUNS
    )
  })
})
