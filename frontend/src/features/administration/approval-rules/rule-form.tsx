import { Alert, Card, Form, Input, Switch, type FormInstance } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { ResourceForm } from '../../../kit/form/resource-form'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { LinesItem } from '../../../kit/lines/lines-item'
import { withKeys } from '../../../kit/lines/operations'
import type { Line } from '../../../kit/lines/types'
import { APPROVAL_RULES, DOCUMENT_TYPES, LIST, type ApprovalRule, type DocumentType } from './approval-rule' // prettier-ignore
import { blankStep, useStepColumns } from './rule-steps'

interface Values {
  documentType?: DocumentType
  amountFrom?: string
  amountTo?: string | null
  marginBelow?: string | null
  steps?: Line[]
}

/** Create and edit of a rule. The kind of document stays as it was made. */
export function RuleForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const columns = useStepColumns('quotation')
  const isNew = id === undefined
  const toBody = (values: object) => {
    const { documentType, amountFrom, amountTo, marginBelow, steps = [], ...plain } = values as Values // prettier-ignore
    return {
      ...plain,
      ...(isNew && { documentType }),
      amountFrom: amountFrom || '0',
      amountTo: amountTo || null,
      marginBelow: marginBelow || null,
      steps: linesBody(withoutTail(steps, columns, blankStep), columns),
    }
  }
  return (
    <ResourceForm<ApprovalRule>
      resource={APPROVAL_RULES}
      id={id}
      title={t(`${APPROVAL_RULES}.${isNew ? 'create' : 'edit'}`)}
      back={{ to: LIST, label: t(`${APPROVAL_RULES}.title`) }}
      initialValues={{ documentType: 'quotation', active: true, amountFrom: '0', steps: [blankStep()] }} // prettier-ignore
      toValues={(rule) => ({ ...rule, steps: withKeys(rule.steps) })}
      toBody={toBody}
      onSaved={() => void navigate(LIST)}
    >
      {(form, rule) => <RuleFields form={form} rule={rule} />}
    </ResourceForm>
  )
}

function RuleFields({ form, rule }: { form: FormInstance; rule?: ApprovalRule }) {
  const { t } = useTranslation()
  const chosen = Form.useWatch('documentType', form) as DocumentType | undefined
  const type = rule?.documentType ?? chosen ?? 'quotation'
  const columns = useStepColumns(type)
  const types = DOCUMENT_TYPES.map((value) => ({ value, label: t(`${APPROVAL_RULES}.type.${value}`) })) // prettier-ignore
  const currency = rule?.currency ?? 'SAR'
  return (
    <>
      <Alert
        type="info"
        showIcon
        message={t(`${APPROVAL_RULES}.hint`)}
        style={{ marginBlockEnd: 16 }}
      />
      {/* prettier-ignore */}
      <FieldGrid>
        <Field resource={APPROVAL_RULES} name="documentType" required>
          <PlainSelect options={rule ? types.filter(({ value }) => value === type) : types} />
        </Field>
        <Field resource={APPROVAL_RULES} name="name" required>
          <Input maxLength={120} autoComplete="off" />
        </Field>
        <Field resource={APPROVAL_RULES} name="nameAr" required>
          <Input maxLength={120} dir="rtl" autoComplete="off" />
        </Field>
        <Field resource={APPROVAL_RULES} name="amountFrom">
          <DecimalInput suffix={currency} />
        </Field>
        <Field resource={APPROVAL_RULES} name="amountTo" extra={t(`${APPROVAL_RULES}.no_limit_hint`)}>
          <DecimalInput suffix={currency} />
        </Field>
        {type === 'quotation' ? (
          <Field resource={APPROVAL_RULES} name="marginBelow" extra={t(`${APPROVAL_RULES}.margin_hint`)}>
            <DecimalInput suffix="%" />
          </Field>
        ) : null}
        <Field resource={APPROVAL_RULES} name="active" valuePropName="checked">
          <Switch />
        </Field>
      </FieldGrid>
      <Card size="small" title={t(`${APPROVAL_RULES}.fields.steps`)} style={{ marginBlockEnd: 16 }}>
        <LinesItem
          name="steps"
          label={t(`${APPROVAL_RULES}.fields.steps`)}
          columns={columns}
          blank={blankStep}
        />
      </Card>
    </>
  )
}
