import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { STATEMENTS, type VendorStatement } from './statement'

interface DeleteStatementProps {
  one: VendorStatement
  onDeleted: () => void
}

/** Takes a statement away with its file, so that the vendor's next one can be entered instead. */
export function DeleteStatement({ one, onDeleted }: DeleteStatementProps) {
  const { t } = useTranslation()
  const action = useRecordAction(STATEMENTS)
  const text = (key: string) => t(`${STATEMENTS}.action.${key}`, { number: one.vendorName })
  return (
    <>
      <ConfirmAction
        danger
        label={text('delete')}
        title={text('delete_title')}
        content={text('delete_text')}
        confirmLabel={text('delete')}
        onConfirm={async () => {
          await action.run(one, { path: '', method: 'delete', done: text('delete_done') })
          onDeleted()
        }}
      />
      <ActionConflict action={action} />
    </>
  )
}
