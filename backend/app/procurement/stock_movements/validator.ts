import vine from '@vinejs/vine'
import { day, decimal, line, reference } from '#core/validation/fields'
import { MOVEMENT_TYPES, STOCK_STATUSES } from '#procurement/enums/stock'

const MOST_LINES = 500
const LARGEST = 10_000_000

const quantity = () => decimal({ digits: 4, max: LARGEST })

const movementLine = vine.object({
  materialId: reference(),
  // signed in an adjustment, left out in a count
  quantity: decimal({ digits: 4, min: -LARGEST, max: LARGEST }).optional(),
  unit: line(20).nullable().optional(),
  unitCost: decimal({ digits: 4, max: 100_000_000 }).nullable().optional(),
  batchNo: line(80).nullable().optional(),
  // held goods that are written off or transferred, and goods received into quarantine
  stockStatus: vine.enum(STOCK_STATUSES.map(({ value }) => value)).optional(),
  expiresOn: day().nullable().optional(),
  note: line(300).nullable().optional(),
})

export const createMovementValidator = vine.create({
  // the cost of goods changes by documents of its own
  type: vine.enum(
    MOVEMENT_TYPES.map(({ value }) => value).filter(
      (value) => value !== 'revalue' && value !== 'to_vendor'
    )
  ),
  movedOn: day().optional(),
  warehouseId: reference(),
  toWarehouseId: reference().nullable().optional(),
  projectId: reference().nullable().optional(),
  reason: line(1000).nullable().optional(),
  handedTo: line(200).nullable().optional(),
  lines: vine.array(movementLine).maxLength(MOST_LINES).optional(),
})

/** What has arrived of a transfer, by line; a line that is left out arrived in full. */
export const transferReceiptValidator = vine.create({
  reason: line(1000).nullable().optional(),
  lines: vine
    .array(vine.object({ lineId: reference(), received: quantity() }))
    .maxLength(MOST_LINES)
    .optional(),
})

export const countsValidator = vine.create({
  lines: vine
    .array(
      vine.object({
        lineId: reference(),
        counted: quantity(),
        note: line(300).nullable().optional(),
      })
    )
    .maxLength(2_000)
    .optional(),
  // batches and serial numbers that the books do not have in this store
  found: vine
    .array(
      vine.object({
        materialId: reference(),
        batchNo: line(80).minLength(1),
        expiresOn: day().nullable().optional(),
        counted: quantity(),
      })
    )
    .maxLength(MOST_LINES)
    .optional(),
})

export const closingValidator = vine.create({
  closedThroughOn: day(),
  note: line(300).nullable().optional(),
})
