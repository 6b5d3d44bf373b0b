/** A material with its figures, and a row behind one of them, for the tests of the lists of sums. */
export const CEMENT = {
  id: 12,
  materialId: 12,
  materialCode: 'CEM-50',
  materialName: 'Cement 50 kg',
  materialNameAr: 'إسمنت 50 كجم',
  category: 'concrete',
  unit: 'bag',
  issued: '152',
  returned: '20',
  net: '132',
  installed: '95.5',
  cost: '2640.00',
}
export const ENTRY = {
  id: 1,
  kind: 'movement',
  recordId: 31,
  number: 'MOV-2026-0031',
  on: '2026-03-02',
  note: null,
  projectId: 4,
  code: 'PRJ-2026-0004',
  projectName: 'Tower',
  projectNameAr: null,
  quantity: '120',
  value: '2400.00',
}
export const ENTRIES = '/api/consumption-materials/12/entries'
