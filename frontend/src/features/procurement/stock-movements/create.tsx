import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { LookupOption } from '../../../api/types'
import { ResourceForm } from '../../../kit/form/resource-form'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { today } from '../../../kit/inputs/today'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import type { Line } from '../../../kit/lines/types'
import { blankLine, COSTED, EVERY_COLUMN, OF_STATUS, useMovementColumns } from './movement-columns'
import { MovementFields } from './movement-fields'
import { movementPath, MOVEMENTS, type StockMovement } from './movement'

/** A new movement; which fields it has follows from its type. */
export default function MovementCreate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const type = params.get('type') ?? 'receive'
  const scanned = useScannedLine(Number(params.get('material')) || null)
  const columns = useMovementColumns(EVERY_COLUMN)
  if (scanned === undefined) return <PageSkeleton rows={10} />
  return (
    <ResourceForm<StockMovement>
      resource={MOVEMENTS}
      title={t(`${MOVEMENTS}.create`)}
      back={{ to: '/procurement/movements', label: t(`${MOVEMENTS}.title`) }}
      initialValues={{
        ...{ type, movedOn: today(), lines: [scanned ?? blankLine()] },
        warehouseId: Number(params.get('store')) || undefined,
      }}
      toBody={(values) => {
        const { lines = [], ...body } = values as { type: string; lines?: Line[] }
        const filled = linesBody(withoutTail(lines, columns, blankLine), columns)
        return { ...body, lines: filled.map((line) => bodyOf(body.type, line as LineBody)) }
      }}
      onSaved={(movement) => void navigate(movementPath(movement))}
    >
      {(form) => <MovementFields form={form} />}
    </ResourceForm>
  )
}

/**
 * A line of the material that was scanned, its quantity still to be entered: undefined while it is
 * looked up, null without one.
 */
function useScannedLine(materialId: number | null): Line | null | undefined {
  const { data, isError } = useQuery<LookupOption[]>({
    queryKey: [`/api/materials/lookup?id=${materialId}`],
    enabled: materialId !== null,
  })
  return useMemo(() => {
    if (materialId === null || isError) return null
    if (!data) return undefined
    const [option] = data
    if (!option) return null
    const chosen = { materialId: String(option.id), materialIdLabel: option.label }
    return { ...blankLine(), ...chosen, unit: String(option.unit ?? '') }
  }, [materialId, data, isError])
}

type LineBody = Record<
  'materialId' | 'quantity' | 'unit' | 'unitCost' | 'batchNo' | 'stockStatus',
  unknown
>

/** A cost belongs to what comes in for the first time; a count names its materials only. */
function bodyOf(type: string, line: LineBody): object {
  const { materialId, quantity, unit, unitCost, batchNo, stockStatus } = line
  if (type === 'count') return { materialId }
  return {
    ...{ materialId, quantity, unit, batchNo },
    ...(COSTED.has(type) && { unitCost }),
    ...(OF_STATUS.has(type) && { stockStatus }),
  }
}
