import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Colleague, LookupOption } from '../../api/types'
import { nameIn } from '../display/name-in'

/** A record that a link filters by has its name in the rows it leaves; these tell it where there are none. */
const LOOKUPS: Record<string, string> = {
  clientId: 'clients',
  contractId: 'contracts',
  departmentId: 'departments',
  employeeId: 'employees',
  materialId: 'materials',
  projectId: 'projects',
  toWarehouseId: 'warehouses',
  vendorId: 'vendors',
  warehouseId: 'warehouses',
}

const PEOPLE = new Set(['actorId', 'ownerId', 'userId'])

export type NamedRows = readonly object[]

/** Whether a filter's values are ids of records, so that they are shown by their names. */
export const isOfRecords = (param: string, values: readonly string[]) =>
  /[a-z]Id$/.test(param) && values.every((value) => /^\d+$/.test(value))

/** `clientId` → `clientName`, `client`: how rows and the texts of fields call what has that id. */
export const namesFor = (param: string) => {
  const record = param.replace(/Id$/, '')
  return [`${record}Name`, record]
}

interface RecordNameProps {
  param: string
  id: string
  rows: NamedRows
}

/** The name of one record that a list is filtered by; its number only where no one knows a name. */
export function RecordName({ param, id, rows }: RecordNameProps) {
  const { language } = useTranslation().i18n
  const inRow = nameInRows(rows, param, { id, language })
  const named = useAskedName(param, id, inRow === null)
  if (inRow ?? named.name) return <bdi>{inRow ?? named.name}</bdi>
  return named.isLoading ? '…' : <bdi>#{id}</bdi>
}

function nameInRows(
  rows: NamedRows,
  param: string,
  { id, language }: { id: string; language: string }
): string | null {
  for (const row of rows as Record<string, unknown>[]) {
    if (String(row[param]) !== id) continue
    const name = namesFor(param)
      .map((key) => nameIn(language, textAt(row, key), textAt(row, `${key}Ar`)))
      .find(Boolean)
    if (name) return name
  }
  return null
}

function textAt(row: Record<string, unknown>, key: string): string | null {
  const value = row[key]
  return typeof value === 'string' && value !== '' ? value : null
}

function useAskedName(param: string, id: string, isWanted: boolean) {
  const lookup = LOOKUPS[param]
  const record = useQuery<LookupOption[]>({
    queryKey: [`/api/${lookup}/lookup?id=${id}`],
    enabled: isWanted && lookup !== undefined,
  })
  const people = useQuery<Colleague[]>({
    queryKey: ['/api/auth/users'],
    enabled: isWanted && PEOPLE.has(param),
  })
  const name =
    record.data?.find((one) => String(one.id) === id)?.label ??
    people.data?.find((one) => String(one.id) === id)?.name
  return { name, isLoading: record.isLoading || people.isLoading }
}
