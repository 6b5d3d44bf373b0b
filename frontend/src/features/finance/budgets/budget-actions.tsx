import { useState, type ReactNode } from 'react'
import { Button } from 'antd'
import {
  CheckOutlined,
  CloseOutlined,
  CopyOutlined,
  EditOutlined,
  SendOutlined,
  StopOutlined,
} from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { MonthInput } from '../../../kit/inputs/month-input'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { LinkButton } from '../../../kit/link-button'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { RecordSteps, type RecordStep } from '../../../kit/show/record-steps'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { budgetPath, BUDGETS, type Budget } from './budget'

const STEPS: RecordStep<'submit' | 'approve' | 'reject' | 'cancel'>[] = [
  { name: 'submit', icon: <SendOutlined />, type: 'primary' },
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
  { name: 'cancel', icon: <StopOutlined />, danger: true, entry: 'reason' },
]

/** What the server allows on a budget, and its file. */
export function BudgetActions({ budget }: { budget: Budget }) {
  const { t } = useTranslation()
  const action = useRecordAction(BUDGETS)
  const text = (key: string) => t(`${BUDGETS}.action.${key}`, { number: budget.number })
  return (
    <>
      {budget.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${budgetPath(budget)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      <RecordSteps
        {...{ resource: BUDGETS, record: budget, number: budget.number }}
        {...{ can: budget.can, steps: STEPS }}
      />
      <DraftButtons budget={budget} />
      <FileOrderButton
        url={`/api/budgets/${budget.id}/exports`}
        formats={['pdf', 'xlsx', 'csv']}
        bodyOf={(format) => ({ format })}
        label={t('kit.export')}
        title={t('kit.export')}
      />
      {budget.can.delete ? (
        <DeleteRecord
          {...{ resource: BUDGETS, record: budget, action }}
          title={text('delete_title')}
          content={text('delete_text')}
          done={text('deleted')}
        />
      ) : null}
    </>
  )
}

/** Starts a draft from a budget; answers where it is. */
async function draft({ id, version }: Budget, step: 'revise' | 'copy', body: object = {}) {
  const headers = { 'Idempotency-Key': newIdempotencyKey(), 'If-Match': `"${version}"` }
  const { data } = await http.post<Budget>(`/api/budgets/${id}/${step}`, body, { headers })
  return data
}

interface DraftButtonProps {
  budget: Budget
  step: 'revise' | 'copy'
  icon: ReactNode
  initialValues?: object
  /** What is entered with it. */
  children?: ReactNode
}

/** Starts a draft from a budget and opens it. */
function DraftButton({ budget, step, icon, initialValues, children }: DraftButtonProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const text = (key: string) => t(`${BUDGETS}.action.${step}${key}`, { number: budget.number })
  const save = async (values: object) => {
    const { id } = await draft(budget, step, values)
    void navigate(`${budgetPath({ id })}/edit`)
  }
  return (
    <>
      <Button icon={icon} onClick={() => setIsOpen(true)}>
        {text('')}
      </Button>
      {isOpen ? (
        <FormDialog
          title={text('_title')}
          intro={text('_text')}
          initialValues={initialValues}
          saveLabel={text('')}
          onSave={save}
          onClose={() => setIsOpen(false)}
        >
          {children}
        </FormDialog>
      ) : null}
    </>
  )
}

/** A revision, and a budget like this one for other months: those a year later unless another is picked. */
function DraftButtons({ budget }: { budget: Budget }) {
  const { can, fromMonth } = budget
  const nextYear = `${Number(fromMonth.slice(0, 4)) + 1}${fromMonth.slice(4)}`
  return (
    <>
      {can.revise ? <DraftButton budget={budget} step="revise" icon={<EditOutlined />} /> : null}
      {can.copy ? (
        <DraftButton
          {...{ budget, step: 'copy', icon: <CopyOutlined /> }}
          initialValues={{ fromMonth: nextYear }}
        >
          <Field resource={BUDGETS} name="fromMonth" required>
            <MonthInput />
          </Field>
        </DraftButton>
      ) : null}
    </>
  )
}
