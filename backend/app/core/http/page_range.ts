import { invalid } from '#core/base/app_error'

const PAGE = 50
const MOST = 500
const FARTHEST = 10_000

/**
 * `_start` and `_end` of something that is paged without being a list that can be filtered.
 * @throws AppError 422 naming the member that is malformed or out of range
 */
export function pageRange({ _start: first = '0', _end: last }: Record<string, unknown>) {
  const start = whole('_start', first)
  const end = last === undefined ? start + PAGE : whole('_end', last)
  if (start > FARTHEST) throw invalid({ _start: ['range'] })
  if (end < start || end - start > MOST) throw invalid({ _end: ['range'] })
  return { start, end }
}

function whole(name: string, value: unknown): number {
  if (typeof value !== 'string' || !/^\d{1,7}$/.test(value)) throw invalid({ [name]: ['whole'] })
  return Number(value)
}
