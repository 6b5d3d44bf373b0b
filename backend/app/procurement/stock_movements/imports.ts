import type { Language } from '#core/base/language'
import { registerImport, type ImportField, type RowValues } from '#core/imports/registry'
import {
  absentOf,
  filledCells,
  importField as field,
  requiredField as required,
  sayIn,
  type Say,
} from '#core/imports/rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Material from '#procurement/materials/models/material'
import { today } from '#core/settings/firm_clock'
import { checkedRow } from '#procurement/shared/import_rows'
import { materialBy } from '#procurement/materials/material_by'
import { warehouseBy } from '#procurement/shared/import_lookups'
import { createMovement, type NewMovement } from './actions/create_movement.js'
import { factorOf } from './queries/movement_lines.js'
import { createMovementValidator } from './validator.js'

const FIELDS: ImportField[] = [
  required('warehouseId', 'Warehouse', 'المستودع'),
  required('materialId', 'Material', 'المادة'),
  required('quantity', 'Quantity', 'الكمية', 'on hand', 'stock', 'balance', 'الرصيد'),
  field('unit', 'Unit', 'الوحدة'),
  required('unitCost', 'Unit cost', 'تكلفة الوحدة'),
  field('batchNo', 'Batch or serial no.', 'الدفعة أو الرقم التسلسلي'),
  field('expiresOn', 'Expires', 'تنتهي في'),
  field('note', 'Note', 'ملاحظة'),
]

/** On one movement, as many as a person may write. */
const MOST_LINES = 500

registerImport<NewMovement>({
  resource: 'stock-movements',
  title: { en: 'Import of opening stock', ar: 'استيراد الرصيد الافتتاحي' },
  ability: 'stock.manage',
  fields: FIELDS,
  // what is there is changed by movements, never by a file
  keys: [],
  read: readRow,
  keyOf: () => null,
  find: () => Promise.resolve(new Map()),
  create: createOpenings,
  save: async (uow, input) => (await createMovement(uow, input)).id,
})

/** The rows of one warehouse become one movement, which another person agrees to like any opening stock. */
async function createOpenings(uow: UnitOfWork, inputs: readonly NewMovement[]): Promise<number[]> {
  const ids = new Map<NewMovement, number>()
  for (const [warehouseId, rows] of Map.groupBy(inputs, (input) => input.warehouseId)) {
    for (let start = 0; start < rows.length; start += MOST_LINES) {
      const some = rows.slice(start, start + MOST_LINES)
      const lines = some.flatMap((row) => row.lines ?? [])
      const { id } = await createMovement(uow, { type: 'opening', warehouseId, lines })
      for (const row of some) ids.set(row, id)
    }
  }
  return inputs.map((input) => ids.get(input)!)
}

/** Warehouse and material by their codes or names; the rest as the form takes it. */
async function readRow(values: RowValues, language: Language) {
  const { warehouseId: store, materialId: code, ...cells } = filledCells(values)
  const say = sayIn(FIELDS, language)
  const warehouse = await warehouseBy(store)
  const material = await materialBy(code)
  const problems = [
    ...absentOf(say, { warehouseId: [store, warehouse], materialId: [code, material] }),
    ...(material ? await lineProblems(material, cells, say) : []),
  ]
  if (problems.length) return { problems }
  const line = { materialId: material?.id, ...cells }
  const row = { type: 'opening', warehouseId: warehouse?.id, lines: [line] }
  return checkedRow<NewMovement>(createMovementValidator, row, FIELDS, language)
}

/** What posting it would refuse. */
async function lineProblems(material: Material, cells: Record<string, string>, say: Say) {
  const { unit, batchNo = '', quantity, unitCost } = cells
  const { tracking } = material
  const problems = []
  if (!material.active || material.kind === 'service')
    problems.push(say('materialId', 'fields.notStocked'))
  if (factorOf(material, unit, today()) === null) problems.push(say('unit', 'fields.noFactor'))
  if (!(Number(quantity) > 0)) problems.push(say('quantity', 'fields.zero'))
  if (unitCost === undefined) problems.push(say('unitCost', 'fields.required'))
  if (tracking === 'none' && batchNo) problems.push(say('batchNo', 'fields.notHere'))
  if (tracking !== 'none' && !batchNo) problems.push(say('batchNo', 'fields.required'))
  if (tracking === 'serial' && Number(quantity) !== 1)
    problems.push(say('quantity', 'fields.oneSerial'))
  return problems
}
