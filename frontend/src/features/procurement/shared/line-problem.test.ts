import { expect, test } from 'vitest'
import { HttpError } from '../../../api/http-error'
import { problemOf } from './line-problem'

const lines = [
  { id: 7, description: 'Steel', descriptionAr: 'حديد' },
  { id: 8, description: 'Cement', descriptionAr: null },
]
const refusal = (field: string) =>
  new HttpError({ status: 422, statusText: '', detail: '', errors: { [field]: ['Too much'] } })
const problem = (field: string, sent: { lineId: number }[], language = 'en') =>
  problemOf(refusal(field), 'Try again', { sent, lines, language })

test('a refusal names the line that it is about, by its place in what was sent', () => {
  expect(problem('lines.0.accepted', [{ lineId: 8 }])).toBe('Cement: Too much')
  expect(problem('lines.0.accepted', [{ lineId: 7 }], 'ar')).toBe('حديد: Too much')
  expect(problem('receivedOn', [{ lineId: 7 }])).toBe('Too much')
})
