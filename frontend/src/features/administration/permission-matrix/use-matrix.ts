import { keepPreviousData } from '@tanstack/react-query'
import { useList, type CrudFilter } from '@refinedev/core'
import { useAddressParams } from '../../../kit/use-address-params'
import { MATRIX, type MatrixRow } from './permission-matrix'

export const PAGE = 25
const ARABIC = /\p{Script=Arabic}/u
const FILTERS = ['role', 'departmentId', 'permissionSetId'] as const
export type MatrixFilter = (typeof FILTERS)[number] | 'name'

/** One page of the matrix; what is looked for lives in the address. */
export function useMatrix() {
  const [params, setParams] = useAddressParams()
  const page = Number(params.get('page') ?? 1)
  const values = Object.fromEntries(
    [...FILTERS, 'name' as const].map((name) => [name, params.get(name) ?? undefined])
  ) as Record<MatrixFilter, string | undefined>
  const filters: CrudFilter[] = FILTERS.flatMap((field) =>
    values[field] ? [{ field, operator: 'eq' as const, value: values[field] }] : []
  )
  if (values.name) {
    // names are looked for as they are written, whatever the language of the screens
    const field = ARABIC.test(values.name) ? 'nameAr' : 'name'
    filters.push({ field, operator: 'contains', value: values.name })
  }
  const { query, result } = useList<MatrixRow>({
    resource: MATRIX,
    pagination: { currentPage: page, pageSize: PAGE },
    sorters: [{ field: 'name', order: 'asc' }],
    filters,
    queryOptions: { placeholderData: keepPreviousData },
  })
  const change = (name: MatrixFilter | 'page', value: string | number | null | undefined) =>
    setParams(
      (current) => {
        if (name !== 'page') current.delete('page')
        if (value) current.set(name, String(value))
        else current.delete(name)
        return current
      },
      { replace: true }
    )
  return { query, rows: result.data, total: result.total ?? 0, page, values, change }
}
