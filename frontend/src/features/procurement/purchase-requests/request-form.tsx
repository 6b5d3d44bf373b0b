import { useMemo } from 'react'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { Card, Form, Input, type FormInstance } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { DayInput } from '../../../kit/inputs/day-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { today } from '../../../kit/inputs/today'
import { useChoices } from '../../../kit/inputs/use-choices'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { LinesItem } from '../../../kit/lines/lines-item'
import { newLineKey, withKeys } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { LinePricesPanel } from '../line-prices/line-prices'
import { needBody, needValues } from '../materials/line-need'
import { materialColumn } from '../materials/material-column'
import { PURCHASE_REQUESTS, requestPath, type PurchaseRequest } from './purchase-request'

const WRITTEN = [
  'title',
  'projectId',
  'warehouseId',
  'deliveryLocation',
  'requiredOn',
  'notes',
] as const

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
    const title = (name: string) => t(`${PURCHASE_REQUESTS}.fields.${name}`)
    return [
      { ...materialColumn(), title: title('materialId'), width: '20%' },
      {
        key: 'description',
        title: title('description'),
        kind: 'text',
        dir: 'auto',
        required: true,
        width: '28%',
      },
      {
        key: 'descriptionAr',
        title: title('descriptionAr'),
        kind: 'text',
        dir: 'rtl',
        width: '22%',
      },
      {
        key: 'quantity',
        title: title('quantity'),
        kind: 'decimal',
        required: true,
        width: '110px',
      },
      { key: 'unit', title: title('unit'), kind: 'suggest', options, width: '130px' },
    ] satisfies LineColumn[]
  }, [t, options])
}

/** A line with a material shows its name before the choice has been looked up. */
const toValues = (request: PurchaseRequest) => ({
  ...request,
  lines: withKeys(
    request.lines.map(({ need: _need, ...line }) => ({
      ...line,
      ...needValues(line, request.projectId),
      materialIdLabel: line.materialId ? line.description : '',
    }))
  ),
})

function toBody(values: object, columns: LineColumn[]): object {
  const entries = values as Record<string, unknown> & { lines?: Line[] }
  const lines = withoutTail(entries.lines ?? [], columns, blankLine)
  return {
    ...Object.fromEntries(WRITTEN.map((name) => [name, entries[name] ?? null])),
    lines: linesBody(lines, columns).map((line, i) => ({
      ...line,
      ...needBody(lines[i]!, entries.projectId),
    })),
  }
}

/** Create and edit of a request: what is needed, where and when; prices come from the vendors. */
export function RequestForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const columns = useRequestColumns()
  const back = id === undefined ? '/procurement/purchase-requests' : requestPath({ id })
  return (
    <ResourceForm<PurchaseRequest>
      resource={PURCHASE_REQUESTS}
      id={id}
      title={t(`${PURCHASE_REQUESTS}.${id === undefined ? 'create' : 'edit'}`)}
      back={{
        to: back,
        label: t(`${PURCHASE_REQUESTS}.${id === undefined ? 'title' : 'singular'}`),
      }}
      initialValues={{ lines: [blankLine()] }}
      toValues={toValues}
      toBody={(values) => toBody(values, columns)}
      onSaved={(request) => void navigate(requestPath(request))}
    >
      {(form, request) => (
        <>
          <NeedFields request={request} />
          <Card size="small" title={t(`${PURCHASE_REQUESTS}.lines`)} style={{ marginBlockEnd: 16 }}>
            <LinesItem
              {...{ name: 'lines', columns, blank: blankLine }}
              label={t(`${PURCHASE_REQUESTS}.lines`)}
            />
            <LastPrices form={form} />
          </Card>
          <FieldGroup title={t(`${PURCHASE_REQUESTS}.fields.notes`)}>
            <Field resource={PURCHASE_REQUESTS} name="notes" wide>
              <Input.TextArea rows={2} maxLength={5000} />
            </Field>
          </FieldGroup>
        </>
      )}
    </ResourceForm>
  )
}

/** What the materials cost last, for those who see prices. */
function LastPrices({ form }: { form: FormInstance }) {
  const lines = (Form.useWatch('lines', form) as Line[] | undefined) ?? []
  return <LinePricesPanel currency={BASE_CURRENCY} on={today()} lines={lines} />
}

/** What it is for, when it is needed and where. */
function NeedFields({ request }: { request?: PurchaseRequest }) {
  return (
    <FieldGroup>
      <Field resource={PURCHASE_REQUESTS} name="title" required wide>
        <Input maxLength={200} />
      </Field>
      <Field resource={PURCHASE_REQUESTS} name="projectId">
        <RecordSelect lookup="projects/lookup" selected={chosen(request, 'project')} />
      </Field>
      <Field resource={PURCHASE_REQUESTS} name="requiredOn">
        <DayInput />
      </Field>
      <Field resource={PURCHASE_REQUESTS} name="warehouseId">
        <RecordSelect lookup="warehouses/lookup" selected={chosen(request, 'warehouse')} />
      </Field>
      <Field resource={PURCHASE_REQUESTS} name="deliveryLocation">
        <Input maxLength={300} />
      </Field>
    </FieldGroup>
  )
}

function chosen(request: PurchaseRequest | undefined, kind: 'project' | 'warehouse') {
  const id = request?.[`${kind}Id`]
  return id ? { id, label: request[`${kind}Name`] ?? '' } : null
}
