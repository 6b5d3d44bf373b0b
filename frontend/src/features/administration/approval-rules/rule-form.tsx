import { Alert, Card, Form, Input, Switch, type FormInstance } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { LinesItem } from '../../../kit/lines/lines-item'
import { withKeys } from '../../../kit/lines/operations'
import type { Line } from '../../../kit/lines/types'
import {
  APPROVAL_RULES,
  DOCUMENT_TYPES,
  LIST,
  type ApprovalRule,
  type DocumentType,
} from './approval-rule'
import { blankStep, useStepColumns } from './rule-steps'

interface Values {
  documentType?: DocumentType
  amountFrom?: string
  amountTo?: string | null
  marginBelow?: string | null
  steps?: Line[]
}

type StepColumns = ReturnType<typeof useStepColumns>

/** What is sent: empty limits as none, and the document type only with a new rule. */
function bodyOf(values: Values, columns: StepColumns, isNew: boolean) {
  const { documentType, amountFrom, amountTo, marginBelow, steps = [], ...plain } = values
  return {
    ...plain,
    ...(isNew && { documentType }),
    amountFrom: amountFrom || '0',
    amountTo: amountTo || null,
    marginBelow: marginBelow || null,
    steps: linesBody(withoutTail(steps, columns, blankStep), columns),
  }
}

/** Create and edit of a rule. The document type cannot be changed later. */
export function RuleForm({ id }: { id?: number }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const columns = useStepColumns('quotation')
  const isNew = id === undefined
  return (
    <ResourceForm<ApprovalRule>
      resource={APPROVAL_RULES}
      id={id}
      title={t(`${APPROVAL_RULES}.${isNew ? 'create' : 'edit'}`)}
      back={{ to: LIST, label: t(`${APPROVAL_RULES}.title`) }}
      initialValues={{
        documentType: 'quotation',
        active: true,
        amountFrom: '0',
        steps: [blankStep()],
      }}
      toValues={(rule) => ({ ...rule, steps: withKeys(rule.steps) })}
      toBody={(values) => bodyOf(values as Values, columns, isNew)}
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
  return (
    <>
      <Alert
        type="info"
        showIcon
        message={t(`${APPROVAL_RULES}.hint`)}
        style={{ marginBlockEnd: 16 }}
      />
      <FieldGroup>
        <DocumentTypeField rule={rule} />
        <Field resource={APPROVAL_RULES} name="name" required>
          <Input maxLength={120} autoComplete="off" />
        </Field>
        <Field resource={APPROVAL_RULES} name="nameAr" required>
          <Input maxLength={120} dir="rtl" autoComplete="off" />
        </Field>
        <LimitFields currency={rule?.currency ?? 'SAR'} hasMargin={type === 'quotation'} />
        <Field resource={APPROVAL_RULES} name="active" valuePropName="checked">
          <Switch />
        </Field>
      </FieldGroup>
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

/** Every document type for a new rule, only its own for one that exists. */
function DocumentTypeField({ rule }: { rule?: ApprovalRule }) {
  const { t } = useTranslation()
  const types = rule ? [rule.documentType] : DOCUMENT_TYPES
  const options = types.map((value) => ({ value, label: t(`${APPROVAL_RULES}.type.${value}`) }))
  return (
    <Field resource={APPROVAL_RULES} name="documentType" required>
      <PlainSelect options={options} />
    </Field>
  )
}

/** The amounts a rule covers, and for quotations the margin below which it applies. */
function LimitFields({ currency, hasMargin }: { currency: string; hasMargin: boolean }) {
  const { t } = useTranslation()
  const hint = (name: string) => t(`${APPROVAL_RULES}.${name}_hint`)
  return (
    <>
      <Field resource={APPROVAL_RULES} name="amountFrom">
        <DecimalInput suffix={currency} />
      </Field>
      <Field resource={APPROVAL_RULES} name="amountTo" extra={hint('no_limit')}>
        <DecimalInput suffix={currency} />
      </Field>
      {hasMargin ? (
        <Field resource={APPROVAL_RULES} name="marginBelow" extra={hint('margin')}>
          <DecimalInput suffix="%" />
        </Field>
      ) : null}
    </>
  )
}
