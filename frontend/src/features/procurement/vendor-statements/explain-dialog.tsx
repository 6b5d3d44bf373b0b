import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../kit/form/form-dialog'
import { Money } from '../../../kit/display/numbers'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { STATEMENTS, type StatementItem, type VendorStatement } from './statement'

interface ExplainDialogProps {
  one: VendorStatement
  item: StatementItem
  onClose: () => void
}

/** Says why both sides differ in a row; left empty it is unexplained again. */
export function ExplainDialog({ one, item, onClose }: ExplainDialogProps) {
  const { t } = useTranslation()
  const action = useRecordAction(STATEMENTS)
  const save = ({ explanation }: { explanation?: string }) =>
    action.run(one, {
      ...{ path: `items/${item.id}`, method: 'patch' },
      body: { explanation: explanation?.trim() || null },
      done: t(`${STATEMENTS}.explained`),
    })
  return (
    <>
      <FormDialog<{ explanation?: string }>
        title={t(`${STATEMENTS}.explain`)}
        intro={
          <p>
            {t(`${STATEMENTS}.outcome.${item.outcome}`)}:{' '}
            <Money value={item.difference} currency={item.currency} />
          </p>
        }
        initialValues={{ explanation: item.explanation ?? '' }}
        onSave={save}
        onClose={onClose}
      >
        <Form.Item name="explanation" label={t(`${STATEMENTS}.fields.explanation`)}>
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      </FormDialog>
      <ActionConflict action={action} />
    </>
  )
}
