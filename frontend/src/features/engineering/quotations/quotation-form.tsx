import { useMemo } from 'react'
import { App, Button, type FormInstance } from 'antd'
import { FileDoneOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ResourceForm } from '../../../kit/form/resource-form'
import { standardRate, WithStandardRate } from '../../../kit/vat/standard-rate'
import { today } from '../../../kit/inputs/today'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { withKeys } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { QuotationFields } from './quotation-fields'
import { blankQuotationLine, useQuotationColumns } from './line-columns'
import { markupsBody, type Markup } from './markup'
import { quotationPath, QUOTATIONS, type QuotationDetail } from './quotation'

interface QuotationFormProps {
  /** Absent when a new quotation is made. */
  quotation?: Pick<QuotationDetail, 'id' | 'number'>
}

interface Values {
  draft?: boolean
  discount?: string
  projectName?: string
  lines?: Line[]
  markups?: Markup[]
}

/** What is typed is kept on the server; keys of lines are of one page only. */
const KEPT = {
  path: '/api/quotation-autosaves',
  recordField: 'quotationId',
  toValues: (kept: Values) => ({ ...kept, lines: withKeys(kept.lines ?? []) }),
}

function bodyOf(values: object, columns: LineColumn[]): object {
  const { lines = [], discount, markups, ...rest } = values as Values
  const kept = withoutTail(lines, columns, blankQuotationLine)
  const priced = {
    discount: discount || '0',
    lines: withClientRows(kept, linesBody(kept, columns)),
  }
  // absent where the field is: who may not see mark-ups must not wipe them
  return { ...rest, ...priced, ...(markups && { markups: markupsBody(markups) }) }
}

/** A line stays the row of the client's workbook that it was made of; a copy of it is none. */
function withClientRows(lines: Line[], bodies: object[]): object[] {
  const taken = new Set<unknown>()
  return bodies.map((body, index) => {
    const { clientRow } = lines[index]!
    if (!clientRow || taken.has(clientRow)) return body
    taken.add(clientRow)
    return { ...body, clientRow }
  })
}

const initialValues = () => ({
  quotedOn: today(),
  currency: 'SAR',
  vatRate: standardRate(),
  productTypes: [],
  lines: [blankQuotationLine()],
})

/** Create and edit of a quotation. A new one awaits approval unless it is kept as a draft. */
export function QuotationForm({ quotation }: QuotationFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const columns = useQuotationColumns()
  const confirmCreate = useConfirmCreate()
  const isNew = quotation === undefined
  const autosave = useMemo(() => ({ ...KEPT, recordId: quotation?.id }), [quotation?.id])
  return (
    <WithStandardRate>
      {() => (
        <ResourceForm<QuotationDetail>
          resource={QUOTATIONS}
          id={quotation?.id}
          title={isNew ? t(`${QUOTATIONS}.create`) : t(`${QUOTATIONS}.edit`, quotation)}
          back={
            isNew
              ? { to: '/quotation-documents/quotations', label: t(`${QUOTATIONS}.title`) }
              : { to: quotationPath(quotation), label: quotation.number }
          }
          initialValues={initialValues()}
          toValues={(record) => ({ ...record, lines: withKeys(record.lines ?? []) })}
          toBody={(values) => bodyOf(values, columns)}
          autosave={autosave}
          beforeSave={isNew ? (values) => confirmCreate(values as Values) : undefined}
          invalidMessage={t(`${QUOTATIONS}.invalid`)}
          saveLabel={isNew ? t(`${QUOTATIONS}.create_button`) : undefined}
          extraActions={isNew ? (form, save) => <DraftButton form={form} save={save} /> : undefined}
          onSaved={(saved) => void navigate(quotationPath(saved))}
        >
          {(form, record) => <QuotationFields form={form} quotation={record} />}
        </ResourceForm>
      )}
    </WithStandardRate>
  )
}

/** Creating starts an approval, so it needs a confirmation; a draft starts nothing. */
function useConfirmCreate() {
  const { modal } = App.useApp()
  const { t } = useTranslation()
  return async ({ draft, projectName }: Values): Promise<boolean> => {
    if (draft) return true
    return modal.confirm({
      title: t(`${QUOTATIONS}.confirm_create`),
      content: t(`${QUOTATIONS}.confirm_create_text`, { name: projectName }),
      okText: t(`${QUOTATIONS}.create_button`),
      cancelText: t('common.cancel'),
    })
  }
}

interface DraftButtonProps {
  form: FormInstance
  save: (values: object) => Promise<void>
}

/** A draft needs a project name only. */
function DraftButton({ form, save }: DraftButtonProps) {
  const { t } = useTranslation()
  const saveDraft = async () => {
    const named = await form.validateFields(['projectName']).catch(() => null)
    if (named) await save({ ...(form.getFieldsValue() as object), draft: true })
    else form.scrollToField('projectName', { block: 'center', focus: true })
  }
  return (
    <Button icon={<FileDoneOutlined />} onClick={() => void saveDraft()}>
      {t(`${QUOTATIONS}.save_draft`)}
    </Button>
  )
}
