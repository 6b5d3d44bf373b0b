import { useMemo } from 'react'
import { Card, Input } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { ResourceForm } from '../../../kit/form/resource-form'
import { DayInput } from '../../../kit/inputs/day-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { useChoices } from '../../../kit/inputs/use-choices'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { LinesItem } from '../../../kit/lines/lines-item'
import { newLineKey, withKeys } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { materialColumn } from '../materials/material-column'
import { REQUESTS, requestPath, type PurchaseRequest } from './request'

const WRITTEN = ['title', 'projectId', 'warehouseId', 'deliveryLocation', 'requiredOn', 'notes'] as const // prettier-ignore

const blankLine = (): Line => ({
  key: newLineKey(),
  materialId: '',
  description: '',
  descriptionAr: '',
  quantity: '1',
  unit: '',
})

function useRequestColumns(): LineColumn[] {
  const { t } = useTranslation()
  const { options } = useChoices('purchase-units')
  return useMemo(() => {
    const title = (name: string) => t(`${REQUESTS}.fields.${name}`)
    return [
      { ...materialColumn(), title: title('materialId'), width: '20%' },
      { key: 'description', title: title('description'), kind: 'text', dir: 'auto', required: true, width: '28%' }, // prettier-ignore
      { key: 'descriptionAr', title: title('descriptionAr'), kind: 'text', dir: 'rtl', width: '22%' }, // prettier-ignore
      { key: 'quantity', title: title('quantity'), kind: 'decimal', required: true, width: '110px' }, // prettier-ignore
      { key: 'unit', title: title('unit'), kind: 'suggest', options, width: '130px' },
    ] satisfies LineColumn[]
  }, [t, options])
}

/** A line with a material shows its name before the choice has been looked up. */
const toValues = (request: PurchaseRequest) => ({
  ...request,
  lines: withKeys(
    (request.lines ?? []).map((line) => ({
      ...line,
      materialIdLabel: line.materialId ? line.description : '',
    }))
  ),
})

/** Create and edit of a request: what is needed, where and when; prices come from the vendors. */
export function RequestForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const columns = useRequestColumns()
  return (
    <ResourceForm<PurchaseRequest>
      resource={REQUESTS}
      id={id}
      title={t(`${REQUESTS}.${id === undefined ? 'create' : 'edit'}`)}
      back={
        id === undefined
          ? { to: '/procurement/purchase-requests', label: t(`${REQUESTS}.title`) }
          : { to: requestPath({ id }), label: t(`${REQUESTS}.singular`) }
      }
      initialValues={{ lines: [blankLine()] }}
      toValues={toValues}
      toBody={(values) => {
        const said = values as Record<string, unknown> & { lines?: Line[] }
        const lines = withoutTail(said.lines ?? [], columns, blankLine)
        return {
          ...Object.fromEntries(WRITTEN.map((name) => [name, said[name] ?? null])),
          lines: linesBody(lines, columns),
        }
      }}
      onSaved={(request) => void navigate(requestPath(request))}
    >
      {(_form, request) => (
        <>
          <FieldGrid>
            <Field resource={REQUESTS} name="title" required wide>
              <Input maxLength={200} />
            </Field>
            <Field resource={REQUESTS} name="projectId">
              <RecordSelect lookup="projects/lookup" selected={chosen(request, 'project')} />
            </Field>
            <Field resource={REQUESTS} name="requiredOn">
              <DayInput />
            </Field>
            <Field resource={REQUESTS} name="warehouseId">
              <RecordSelect lookup="warehouses/lookup" selected={chosen(request, 'warehouse')} />
            </Field>
            <Field resource={REQUESTS} name="deliveryLocation">
              <Input maxLength={300} />
            </Field>
          </FieldGrid>
          <Card size="small" title={t(`${REQUESTS}.lines`)} style={{ marginBlockEnd: 16 }}>
            <LinesItem
              name="lines"
              label={t(`${REQUESTS}.lines`)}
              columns={columns}
              blank={blankLine}
            />
          </Card>
          <FieldGrid>
            <Field resource={REQUESTS} name="notes" wide>
              <Input.TextArea rows={2} maxLength={5000} />
            </Field>
          </FieldGrid>
        </>
      )}
    </ResourceForm>
  )
}

function chosen(request: PurchaseRequest | undefined, kind: 'project' | 'warehouse') {
  const id = request?.[`${kind}Id`]
  return id ? { id, label: request[`${kind}Name`] ?? '' } : null
}
