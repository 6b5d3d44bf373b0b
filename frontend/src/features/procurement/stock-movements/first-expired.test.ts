import { beforeEach, expect, test, vi } from 'vitest'
import { http } from '../../../api/http'
import { withBatches } from './first-expired'

const STOCK = {
  unit: 'bag',
  tracking: 'batch',
  available: '9',
  factors: [{ unit: 'box', factor: '2.5' }],
  batches: [
    { batchNo: 'SOON', expiresOn: '2027-01-01', available: '3' },
    { batchNo: 'LATE', expiresOn: '2027-06-01', available: '6' },
  ],
}
const PLACE = { type: 'issue', warehouseId: 3, projectId: 5 }
const line = (key: string, quantity: string, more = {}) => ({
  ...{ key, materialId: '7', quantity, unit: 'bag', batchNo: '' },
  ...more,
})
const shown = (lines: Awaited<ReturnType<typeof withBatches>>) =>
  lines?.map(({ quantity, unit, batchNo }) => [quantity, unit, batchNo].join(' '))

beforeEach(() => {
  vi.spyOn(http, 'get').mockResolvedValue({ data: STOCK })
})

test('a line is filled from the batch that expires first, and split where it is not enough', async () => {
  expect(shown(await withBatches([line('a', '5')], PLACE))).toEqual(['3 bag SOON', '2 bag LATE'])
})

test('what other lines take already is not proposed twice', async () => {
  const taken = line('a', '2', { batchNo: 'SOON' })
  expect(shown(await withBatches([taken, line('b', '2')], PLACE))).toEqual([
    '2 bag SOON',
    '1 bag SOON',
    '1 bag LATE',
  ])
})

test('another unit is turned into the base unit, and what is missing is left without a batch', async () => {
  expect(shown(await withBatches([line('a', '4', { unit: 'box' })], PLACE))).toEqual([
    '3 bag SOON',
    '6 bag LATE',
    '1 bag ',
  ])
})

test('nothing is proposed for what comes in, without a warehouse or where all name their batch', async () => {
  expect(await withBatches([line('a', '5')], { ...PLACE, type: 'receive' })).toBeNull()
  expect(await withBatches([line('a', '5')], { type: 'issue' })).toBeNull()
  expect(await withBatches([line('a', '5', { batchNo: 'LATE' })], PLACE)).toBeNull()
  expect(http.get).not.toHaveBeenCalled()
})

test('held goods leave by the batch that a person names', async () => {
  const held = line('a', '2', { stockStatus: 'quarantine' })
  expect(await withBatches([held], { ...PLACE, type: 'transfer' })).toBeNull()
})
