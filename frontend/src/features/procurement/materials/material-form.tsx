import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { withKeys } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { MaterialFields } from './material-fields'
import { blankUnit, useUnitColumns } from './material-units'
import { materialPath, MATERIALS, type Material } from './material'

/** Create and edit of a material differ only in the record they start from. */
export function MaterialForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const columns = useUnitColumns()
  return (
    <ResourceForm<Material>
      resource={MATERIALS}
      id={id}
      title={t(`${MATERIALS}.${id === undefined ? 'create' : 'edit'}`)}
      back={
        id === undefined
          ? { to: '/procurement/materials', label: t(`${MATERIALS}.title`) }
          : { to: materialPath({ id }), label: t(`${MATERIALS}.singular`) }
      }
      initialValues={{
        kind: 'stock',
        tracking: 'none',
        valuation: 'moving_average',
        active: true,
        inspected: false,
        units: [],
      }}
      toValues={(material) => ({ ...material, units: withKeys(material.units) })}
      toBody={(values) => bodyOf(values as MaterialValues, columns)}
      onSaved={(material) => void navigate(materialPath(material))}
    >
      <MaterialFields />
    </ResourceForm>
  )
}

type Texts = Record<'shelfLifeDays' | 'leadDays' | 'pack' | 'weight', string | null>
type MaterialValues = { units?: Line[] } & Partial<Texts>

/** What the server takes: numbers for days, nothing for what was left empty. */
function bodyOf(values: MaterialValues, columns: LineColumn[]): object {
  const { units = [], shelfLifeDays, leadDays, pack, weight, ...body } = values
  return {
    ...body,
    shelfLifeDays: shelfLifeDays ? Number(shelfLifeDays) : null,
    // a lead time of nothing is one
    leadDays: leadDays === '' || leadDays == null ? null : Number(leadDays),
    pack: pack || null,
    weight: weight || null,
    units: linesBody(withoutTail(units, columns, blankUnit), columns),
  }
}
