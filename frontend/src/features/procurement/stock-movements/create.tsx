import { useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { today } from '../../../kit/inputs/today'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import type { Line } from '../../../kit/lines/types'
import { blankLine, useMovementColumns } from './movement-columns'
import { MovementFields } from './movement-fields'
import { movementPath, MOVEMENTS, type StockMovement } from './movement'

/** A new movement; which fields it has follows from its type. */
export default function MovementCreate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const type = useSearchParams()[0].get('type') ?? 'receive'
  const columns = useMovementColumns('receive')
  return (
    <ResourceForm<StockMovement>
      resource={MOVEMENTS}
      title={t(`${MOVEMENTS}.create`)}
      back={{ to: '/procurement/movements', label: t(`${MOVEMENTS}.title`) }}
      initialValues={{ type, movedOn: today(), lines: [blankLine()] }}
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

type LineBody = Record<'materialId' | 'quantity' | 'unit' | 'unitCost' | 'batchNo', unknown>

/** A cost belongs to what comes in, and a count names its materials only. */
function bodyOf(type: string, line: LineBody): object {
  const { materialId, quantity, unit, unitCost, batchNo } = line
  if (type === 'count') return { materialId }
  const costed = ['receive', 'opening', 'return', 'adjust'].includes(type)
  return { materialId, quantity, unit, batchNo, ...(costed && { unitCost }) }
}
